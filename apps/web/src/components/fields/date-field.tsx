import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { TextInput } from '@mantine/core'
import { type FocusEvent, useRef, useState } from 'react'
import { now } from '../../lib/time/clock.ts'
import { type FieldProps, wrapperProps } from './field-props.ts'
import { MonthGrid } from './popup/month-grid.tsx'
import { Popup } from './popup/popup.tsx'
import { parseTyped } from './typed-date.ts'

interface DateFieldProps extends FieldProps {
  /** ISO date, '' when empty. */
  readonly value: string
  onChange(value: string): void
  /** ISO dates: the picker offers nothing outside; what is typed stays, and its rule says what is wrong. */
  readonly min?: string
  readonly max?: string
  /** The month the picker opens on when there is no date. */
  readonly opensAt?: string
  readonly suffix?: string
}

/** A date typed or picked, DD-MM-YYYY on screen; one that is not required can be emptied. */
export function DateField({ value, onChange, min, max, opensAt, suffix, ...field }: DateFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const locked = Boolean(field.disabled || field.readOnly)
  const show = () => setOpen(!locked)

  const change = (text: string) => {
    setTyped(text)
    const date = parseTyped(text)
    if (date) onChange(date)
    if (text === '' && !field.required) onChange('')
  }
  const pick = (date: string) => {
    setTyped(null)
    setOpen(false)
    onChange(date === value && !field.required ? '' : date)
  }
  /** Left wrong, it goes back to the last right one; its calendar is not elsewhere. */
  const leave = ({ relatedTarget: to }: FocusEvent) => {
    if (to && (to === input.current || to.closest('[popover]'))) return
    setTyped(null)
    setOpen(false)
  }

  return (
    <>
      <TextInput
        {...wrapperProps({ placeholder: 'DD-MM-AAAA', ...field })}
        ref={input}
        value={typed ?? (value && aDDMMYYYY(value))}
        onChange={(event) => change(event.currentTarget.value)}
        onFocus={(event) => {
          field.onFocus?.(event)
          show()
        }}
        onBlur={(event) => {
          field.onBlur?.(event)
          leave(event)
        }}
        onClick={show}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !open) return
          event.preventDefault()
          setOpen(false)
        }}
        inputMode="numeric"
        autoComplete="off"
        {...(suffix ? { rightSection: suffix, rightSectionWidth: 64, rightSectionPointerEvents: 'none' } : {})}
      />
      {open && (
        <Popup
          under={input}
          onBlur={leave}
          onMouseDown={(event) => {
            // a press on a day leaves the hand in the field; the lists of months and years need theirs
            if (!(event.target instanceof HTMLSelectElement)) event.preventDefault()
          }}
        >
          <MonthGrid
            key={value}
            opensAt={value || opensAt || hoyEnSantiago(now())}
            isChosen={(date) => date === value}
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
