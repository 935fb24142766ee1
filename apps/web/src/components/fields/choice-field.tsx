import { type ReactNode, useId } from 'react'
import { FieldError } from '../feedback/field-error.tsx'
import classes from './fields.module.css'
import type { Option } from './select-field.tsx'

interface ChoiceFieldProps {
  readonly label: string
  /** The label is only for screen readers. */
  readonly labelHidden?: boolean
  readonly value: string
  onChange(value: string): void
  readonly options: readonly Option[]
  readonly error?: ReactNode
  readonly required?: boolean
  /** Long options: on a phone each has a line of its own, which is wider than the row of all of them. */
  readonly stacked?: boolean
  readonly disabled?: boolean
  /** The choice is being sent: the field keeps the focus and ignores another choice. */
  readonly busy?: boolean
  readonly 'data-path'?: string
}

/** A few exclusive options side by side. */
export function ChoiceField({
  label,
  labelHidden = false,
  value,
  onChange,
  options,
  error,
  required = false,
  stacked = false,
  disabled,
  busy = false,
  ...rest
}: ChoiceFieldProps) {
  const id = useId()
  return (
    <fieldset
      className={classes.choice}
      disabled={disabled}
      data-stacked={stacked || undefined}
      aria-busy={busy || undefined}
      aria-describedby={error ? `${id}-e` : undefined}
    >
      <legend className={labelHidden ? 'vh' : undefined}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </legend>
      <div>
        {options.map((option, index) => (
          <label key={option.value}>
            <input
              type="radio"
              name={id}
              required={required}
              checked={value === option.value}
              aria-invalid={error ? true : undefined}
              onChange={() => {
                if (!busy) onChange(option.value)
              }}
              {...(index === 0 ? { 'data-path': rest['data-path'] } : {})}
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldError of={id}>{error}</FieldError>
    </fieldset>
  )
}
