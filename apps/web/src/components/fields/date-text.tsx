import { leeFechaEscrita } from '@alerce/domain/base/fechas/escrita'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { useState } from 'react'

interface DateTextProps {
  readonly label: string
  readonly className?: string
  /** ISO date. */
  readonly value: string
  /** Called only with a date not after `hoy`. */
  readonly onChange: (value: string) => void
  /** ISO date: the last day. */
  readonly hoy: string
  /** Reports why the text left in the field is invalid; null once it is valid. */
  readonly onWrong: (wrong: 'ilegible' | 'posterior' | null) => void
  /** Id of the text of the error. */
  readonly errorId?: string
}

/** Typed date of a filter, DD-MM-AAAA, without label or calendar. An invalid text stays and is marked. */
export function DateText({ label, className, value, onChange, hoy, onWrong, errorId }: DateTextProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const read = (text: string) => {
    const date = leeFechaEscrita(text, hoy)
    if (date === null) return { date, wrong: 'ilegible' } as const
    return { date, wrong: date > hoy ? 'posterior' : null } as const
  }
  const change = (text: string) => {
    setTyped(text)
    const { date, wrong } = read(text)
    if (date === null || wrong !== null) return
    onWrong(null)
    onChange(date)
  }
  const leave = () => {
    const wrong = typed === null ? null : read(typed).wrong
    if (wrong === null) setTyped(null)
    else onWrong(wrong)
  }
  return (
    <input
      className={className}
      inputMode="numeric"
      autoComplete="off"
      placeholder="DD-MM-AAAA"
      aria-label={label}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
      value={typed ?? aDDMMYYYY(value)}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={leave}
    />
  )
}
