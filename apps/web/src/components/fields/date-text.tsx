import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { useState } from 'react'
import { parseTyped } from './typed-date.ts'

interface DateTextProps {
  readonly label: string
  readonly className?: string
  /** ISO date. */
  readonly value: string
  /** Told only what is a date and not after `max`. */
  readonly onChange: (value: string) => void
  readonly max?: string
  /** Id of the text that says what is wrong. */
  readonly errorId?: string
}

/** A typed date, DD-MM-AAAA, without the component library; left wrong, it goes back to the last right one. */
export function DateText({ label, className, value, onChange, max, errorId }: DateTextProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const change = (text: string) => {
    setTyped(text)
    const date = parseTyped(text)
    if (date && (!max || date <= max)) onChange(date)
  }
  return (
    <input
      className={className}
      inputMode="numeric"
      autoComplete="off"
      placeholder="DD-MM-AAAA"
      maxLength={10}
      aria-label={label}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
      value={typed ?? aDDMMYYYY(value)}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={() => setTyped(null)}
    />
  )
}
