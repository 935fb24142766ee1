import { Checkbox } from '@mantine/core'
import type { FieldProps } from './field-props.ts'

interface CheckFieldProps extends Omit<FieldProps, 'required'> {
  readonly value: boolean
  onChange(checked: boolean): void
}

export function CheckField({ value, onChange, ...field }: CheckFieldProps) {
  return (
    <Checkbox
      {...(field as Record<string, unknown>)}
      size="sm"
      checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
