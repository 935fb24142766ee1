import { type ReactNode, useId } from 'react'
import { FieldError } from '../feedback/field-error.tsx'
import classes from './fields.module.css'

interface CheckProps {
  readonly label: string
  /** One line of explanation. */
  readonly description?: ReactNode
  readonly error?: ReactNode
  readonly checked: boolean
  onChange(checked: boolean): void
  readonly disabled?: boolean | undefined
  /** The change is being sent: the box keeps the focus and ignores a second press. */
  readonly busy?: boolean | undefined
  onBlur?(event: unknown): void
  readonly 'data-path'?: string | undefined
}

/** Checkbox, with its label and its error. */
export function Check({ label, description, error, onChange, busy = false, ...box }: CheckProps) {
  const id = useId()
  const told = [description && `${id}-d`, error && `${id}-e`].filter(Boolean).join(' ')
  return (
    <div className={classes.check}>
      <input
        {...box}
        id={id}
        type="checkbox"
        aria-busy={busy || undefined}
        aria-describedby={told || undefined}
        aria-invalid={error ? true : undefined}
        onChange={(event) => {
          if (!busy) onChange(event.currentTarget.checked)
        }}
      />
      <label htmlFor={id}>{label}</label>
      {description && <p id={`${id}-d`}>{description}</p>}
      <FieldError of={id}>{error}</FieldError>
    </div>
  )
}
