import { type FechaEscrita, leeFechaEscrita } from '@alerce/domain/base/fechas/escrita'
import { aDDMMYYYY, esFecha } from '@alerce/domain/base/fechas/fecha'
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { todayInSantiago } from '../../lib/time/clock.ts'
import { type FieldProps, InputField } from './field.tsx'
import { Calendar } from './popup/calendar.tsx'
import { Popup } from './popup/popup.tsx'

interface DateFieldProps extends FieldProps {
  /** ISO date, '' when empty, or invalid typed text, which the form's rule reports. */
  readonly value: string
  onChange(value: string): void
  /** ISO dates: the picker offers nothing outside; a typed date stays, and its rule reports the error. */
  readonly min?: string
  readonly max?: string
  /** Reading of typed dates; a birth date is picked by its year first. */
  readonly reads?: FechaEscrita
  readonly suffix?: string
}

/** Date typed or picked, DD-MM-YYYY on screen. Invalid text stays as typed and is never read as another date. */
export function DateField({ value, onChange, min, max, reads = 'dia', suffix, ...field }: DateFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const locked = Boolean(field.disabled || field.readOnly)
  const hoy = todayInSantiago()
  const date = esFecha(value) ? value : ''

  const change = (text: string) => {
    setTyped(text)
    setOpen(false)
    onChange(leeFechaEscrita(text, hoy, reads) ?? text.trim())
  }
  const pick = (picked: string) => {
    setTyped(null)
    setOpen(false)
    input.current?.focus()
    onChange(picked === value && !field.required ? '' : picked)
  }
  /** The focus did not go to its own calendar. */
  const leave = ({ relatedTarget: to }: FocusEvent) => {
    if (to && (to === input.current || to.closest('[popover]'))) return
    setTyped(null)
    setOpen(false)
  }
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && !open) setOpen(!locked)
    else if (event.key === 'Escape' && open) {
      setOpen(false)
      input.current?.focus()
    } else return
    event.preventDefault()
  }

  return (
    <>
      <InputField
        placeholder="DD-MM-AAAA"
        {...field}
        ref={input}
        value={typed ?? (date ? aDDMMYYYY(date) : value)}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={(event) => {
          field.onBlur?.(event)
          leave(event)
        }}
        onClick={() => setOpen(!locked)}
        onKeyDown={keys}
        inputMode="numeric"
        autoComplete="off"
        end={suffix}
        endSize="words"
      />
      {open && (
        <Popup
          under={input}
          onBlur={leave}
          onKeyDown={(event) => event.key === 'Escape' && keys(event)}
          onMouseDown={(event) => {
            // a press on a day keeps the focus in the field; the lists of months and years need their own
            if (!(event.target instanceof HTMLSelectElement)) event.preventDefault()
          }}
        >
          <Calendar
            key={date}
            byYear={reads === 'nacimiento' && date === ''}
            opensAt={date || hoy}
            isChosen={(day) => day === date}
            nameOf={aDDMMYYYY}
            onPick={pick}
            {...(min ? { min } : {})}
            {...(max ? { max } : {})}
          />
        </Popup>
      )}
    </>
  )
}
