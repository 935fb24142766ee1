import { textoLargoLimpio } from '@alerce/domain/base/texto/limpio'
import { InputBase } from '@mantine/core'
import { type FieldProps, wrapperProps } from './field-props.ts'

interface TextAreaFieldProps extends FieldProps {
  readonly value: string
  onChange(value: string): void
  readonly maxLength?: number
  readonly rows?: number
}

export function TextAreaField({ value, onChange, rows = 3, ...field }: TextAreaFieldProps) {
  return (
    <InputBase
      component="textarea"
      multiline
      {...wrapperProps(field)}
      rows={rows}
      value={value}
      onChange={(event) => onChange(textoLargoLimpio(event.currentTarget.value))}
    />
  )
}
