import { type ComponentProps, type FocusEvent, type ReactNode, useId } from 'react'
import { FieldError } from '../feedback/field-error.tsx'
import classes from './field.module.css'

/**
 * Props of every field; `form.field('nombres')` of useAlerceForm gives value, onChange, onBlur, error and data-path.
 */
export interface FieldProps {
  readonly label: string
  /** A line under the label. */
  readonly description?: ReactNode
  readonly error?: ReactNode
  /** Marked with an asterisk; the rules of the form decide, not the browser. */
  readonly required?: boolean
  readonly readOnly?: boolean
  readonly disabled?: boolean
  readonly placeholder?: string
  onBlur?(event: unknown): void
  readonly 'data-path'?: string
}

interface FieldFrameProps extends Pick<FieldProps, 'label' | 'description' | 'error' | 'required'> {
  /** Id of the control. */
  readonly id: string
  readonly className?: string
  readonly children: ReactNode
}

/** Label, description and error of one control. */
export function FieldFrame({ id, label, description, error, required, className = '', children }: FieldFrameProps) {
  return (
    <div className={`${classes.field} ${className}`}>
      <label htmlFor={id}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {description && (
        <p id={`${id}-d`} className={classes.description}>
          {description}
        </p>
      )}
      {children}
      <FieldError of={id}>{error}</FieldError>
    </div>
  )
}

/** Splits the props of a field between its frame and its native control, which names error and description by id. */
export function useField<P extends FieldProps>({ label, description, error, required = false, ...rest }: P) {
  const id = useId()
  const described = [error && `${id}-e`, description && `${id}-d`].filter(Boolean).join(' ')
  const control = {
    ...rest,
    id,
    className: classes.control,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  }
  return { frame: { id, label, description, error, required }, control }
}

interface InputFieldProps
  extends Omit<FieldProps, 'onBlur'>,
    Omit<ComponentProps<'input'>, keyof FieldProps | 'className' | 'id'> {
  onBlur?(event: FocusEvent<HTMLInputElement>): void
  /** Before the text: +56. */
  readonly start?: ReactNode
  /** After the text: kg, an icon. */
  readonly end?: ReactNode
  /** Room for `end`: an icon, a unit, a few words. */
  readonly endSize?: 'icon' | 'unit' | 'words'
}

/** A field of one line. */
export function InputField({ start, end, endSize = 'unit', ...field }: InputFieldProps) {
  const { frame, control } = useField(field)
  return (
    <FieldFrame {...frame}>
      <div className={classes.line} data-start={start ? true : undefined} data-end={end ? endSize : undefined}>
        {start && <span className={classes.start}>{start}</span>}
        <input {...control} />
        {end && <span className={classes.end}>{end}</span>}
      </div>
    </FieldFrame>
  )
}
