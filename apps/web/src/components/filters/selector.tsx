import type { Option } from '../fields/select-field.tsx'
import classes from './filters.module.css'

interface SelectorProps {
  readonly label: string
  /** The choice that narrows nothing. */
  readonly every: string
  readonly value: string
  readonly options: readonly Option[] | undefined
  /** The list could not be read: said inside it, the rest of the screen works on. */
  readonly failure: string | null
  readonly onChange: (value: string) => void
}

export function Selector({ label, every, value, options, failure, onChange }: SelectorProps) {
  return (
    <select
      className={classes.input}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="">{every}</option>
      {failure && <option disabled>{failure}</option>}
      {options?.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
