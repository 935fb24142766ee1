import { IconSelector } from '@tabler/icons-react'
import classes from './field.module.css'
import { FieldFrame, type FieldProps, useField } from './field.tsx'

export interface Option {
  readonly value: string
  readonly label: string
}

export interface SelectFieldProps extends FieldProps {
  /** '' is "nothing chosen yet". */
  readonly value: string
  onChange(value: string): void
  readonly options: readonly Option[]
  /** Text shown while nothing is chosen. */
  readonly empty?: string
}

/** Short list: the browser's own control, comfortable on touch screens. For a long one use SearchSelectField. */
export function SelectField({ value, onChange, options, empty = 'Elija una opción', ...field }: SelectFieldProps) {
  const { frame, control } = useField(field)
  const { readOnly, ...select } = control
  return (
    <FieldFrame {...frame}>
      <div className={classes.line} data-end="icon">
        <select
          {...select}
          disabled={select.disabled || readOnly}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {value === '' && <option value="">{empty}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={classes.end}>
          <IconSelector size={16} stroke={1.75} aria-hidden="true" />
        </span>
      </div>
    </FieldFrame>
  )
}
