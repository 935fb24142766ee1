import { Checkbox } from '@mantine/core'
import { type FieldProps, wrapperProps } from './field-props.ts'

interface CheckFieldProps extends FieldProps {
  readonly value: boolean
  onChange(checked: boolean): void
}

export function CheckField({ value, onChange, ...field }: CheckFieldProps) {
  return (
    <Checkbox
      {...wrapperProps(field)}
      size="sm"
      checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
