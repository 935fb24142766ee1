import { Check } from './check.tsx'
import type { FieldProps } from './field.tsx'

interface CheckFieldProps extends Omit<FieldProps, 'required' | 'placeholder'> {
  readonly value: boolean
  onChange(checked: boolean): void
  readonly busy?: boolean
}

export function CheckField({ value, readOnly, disabled, ...field }: CheckFieldProps) {
  // a checkbox has no read-only state
  return <Check {...field} checked={value} disabled={disabled || readOnly} />
}
