import { Checkbox } from '@mantine/core'
import { type FieldProps, wrapperProps } from './field-props.ts'

interface CheckFieldProps extends FieldProps {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

export function CheckField({ checked, onChange, ...field }: CheckFieldProps) {
  return (
    <Checkbox
      {...wrapperProps(field)}
      size="sm"
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
