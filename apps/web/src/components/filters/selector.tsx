import type { Option } from '../fields/select-field.tsx'
import classes from './filters.module.css'

interface SelectorProps {
  readonly label: string
  /** Option without filter. */
  readonly every: string
  readonly value: string
  readonly options: readonly Option[] | undefined
  /** Error of reading the list, shown inside it; the rest of the screen works. */
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
