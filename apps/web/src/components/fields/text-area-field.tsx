import { textoLargoLimpio } from '@alerce/domain/base/texto/limpio'
import { FieldFrame, type FieldProps, useField } from './field.tsx'

interface TextAreaFieldProps extends FieldProps {
  readonly value: string
  onChange(value: string): void
  readonly maxLength?: number
  readonly rows?: number
}

export function TextAreaField({ value, onChange, rows = 3, ...field }: TextAreaFieldProps) {
  const { frame, control } = useField(field)
  return (
    <FieldFrame {...frame}>
      <textarea
        {...control}
        rows={rows}
        value={value}
        onChange={(event) => onChange(textoLargoLimpio(event.currentTarget.value))}
      />
    </FieldFrame>
  )
}
