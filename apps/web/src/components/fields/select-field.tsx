import { NativeSelect } from '@mantine/core'
import { type FieldProps, wrapperProps } from './field-props.ts'

export interface Option {
  readonly value: string
  readonly label: string
}

export interface SelectFieldProps extends FieldProps {
  /** '' is "nothing chosen yet". */
  readonly value: string
  onChange(value: string): void
  readonly options: readonly Option[]
  /** What stands there while nothing is chosen. */
  readonly empty?: string
}

/** A short list: the browser's own, good under a thumb. For a long one use SearchSelectField. */
export function SelectField({ value, onChange, options, empty = 'Elija una opción', ...field }: SelectFieldProps) {
  const data = [...(value === '' ? [{ value: '', label: empty }] : []), ...options]
  return (
    <NativeSelect
      {...wrapperProps(field)}
      disabled={field.disabled || field.readOnly || false}
      data={data}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
