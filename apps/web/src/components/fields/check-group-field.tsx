import { useId } from 'react'
import { FieldError } from '../feedback/field-error.tsx'
import { Check } from './check.tsx'
import type { FieldProps } from './field.tsx'
import classes from './fields.module.css'

export interface CheckOption {
  readonly value: string
  readonly label: string
  /** One line of explanation. */
  readonly description?: string
}

interface CheckGroupFieldProps extends FieldProps {
  readonly value: readonly string[]
  onChange(value: string[]): void
  readonly options: readonly CheckOption[]
}

/** Several options of a few. The value keeps the order of the options. */
export function CheckGroupField({
  label,
  required,
  error,
  disabled,
  value,
  onChange,
  options,
  ...rest
}: CheckGroupFieldProps) {
  const id = useId()
  const choose = (one: string, checked: boolean) =>
    onChange(options.map((option) => option.value).filter((of) => (of === one ? checked : value.includes(of))))
  return (
    <fieldset className={classes.checks} disabled={disabled} aria-describedby={error ? `${id}-e` : undefined}>
      <legend>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </legend>
      <div>
        {options.map((option, index) => (
          <Check
            key={option.value}
            label={option.label}
            description={option.description}
            checked={value.includes(option.value)}
            onChange={(checked) => choose(option.value, checked)}
            data-path={index === 0 ? rest['data-path'] : undefined}
          />
        ))}
      </div>
      <FieldError of={id}>{error}</FieldError>
    </fieldset>
  )
}
