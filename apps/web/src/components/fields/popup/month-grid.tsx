import { diasEntre, type FechaISO, sumaDias, sumaMeses } from '@alerce/domain/base/fechas/fecha'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../actions/button.tsx'
import classes from './month-grid.module.css'
import { walkByArrows } from './walk-by-arrows.ts'

const MONDAY: FechaISO = '2024-01-01'
const YEARS = { first: 1900, last: 2100 }
const WEEK = 7
const weekdays = ['lu', 'ma', 'mi', 'ju', 'vi', 'sá', 'do']
const named = new Intl.DateTimeFormat('es-CL', { timeZone: 'UTC', month: 'long' })
const months = Array.from({ length: 12 }, (_, month) => named.format(new Date(Date.UTC(2024, month, 15))))

/** A day in words: '3 noviembre 2026'. */
export const dayInWords = (fecha: FechaISO): string =>
  `${Number(fecha.slice(8))} ${months[Number(fecha.slice(5, 7)) - 1]} ${fecha.slice(0, 4)}`

/** The weeks of a month, from Monday. */
function daysOf(first: FechaISO): FechaISO[] {
  const before = diasEntre(MONDAY, first) % 7
  const start = sumaDias(first, -((before + 7) % 7))
  const weeks = Math.ceil(diasEntre(start, sumaMeses(first, 1)) / 7)
  return Array.from({ length: weeks * 7 }, (_, day) => sumaDias(start, day))
}

interface MonthGridProps {
  /** A day of the month it opens on. */
  readonly opensAt: FechaISO
  /** Days outside of these are not offered; the years neither. */
  readonly min?: FechaISO
  readonly max?: FechaISO
  readonly isChosen: (fecha: FechaISO) => boolean
  readonly nameOf: (fecha: FechaISO) => string
  readonly onPick: (fecha: FechaISO) => void
}

/** Days of a month to pick from. Month, year and days are one stop of the Tab key each; arrows move between days. */
export function MonthGrid({ opensAt, min = '', max = '9999', isChosen, nameOf, onPick }: MonthGridProps) {
  const [first, setFirst] = useState(`${opensAt.slice(0, 8)}01`)
  const [year, month] = [first.slice(0, 4), first.slice(5, 7)]
  const from = Math.max(YEARS.first, Number(min.slice(0, 4)))
  const to = Math.min(YEARS.last, Number(max.slice(0, 4)))
  const years = Array.from({ length: to - from + 1 }, (_, index) => String(from + index))
  const days = daysOf(first)
  const stop = days.find(isChosen) ?? days.find((fecha) => fecha >= first && fecha >= min && fecha <= max)
  const arrow = (words: string, by: 1 | -1, Icon: typeof IconChevronLeft) => (
    <Button kind="quiet" icon tabIndex={-1} aria-label={words} onClick={() => setFirst(sumaMeses(first, by))}>
      <Icon size={16} stroke={1.75} aria-hidden="true" />
    </Button>
  )
  return (
    <div className={classes.grid}>
      <div className={classes.head}>
        {arrow('Mes anterior', -1, IconChevronLeft)}
        <select
          aria-label="Mes"
          value={month}
          onChange={({ currentTarget }) => setFirst(`${year}-${currentTarget.value}-01`)}
        >
          {months.map((name, index) => (
            <option key={name} value={String(index + 1).padStart(2, '0')}>
              {name}
            </option>
          ))}
        </select>
        <select
          aria-label="Año"
          value={year}
          onChange={({ currentTarget }) => setFirst(`${currentTarget.value}-${month}-01`)}
        >
          {[...new Set([...years, year])].sort().map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
        {arrow('Mes siguiente', 1, IconChevronRight)}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the days in it */}
      <div className={classes.days} onKeyDown={(event) => walkByArrows(event, WEEK)}>
        {weekdays.map((name) => (
          <small key={name} aria-hidden="true">
            {name}
          </small>
        ))}
        {days.map((fecha) => (
          <button
            key={fecha}
            type="button"
            tabIndex={fecha === stop ? 0 : -1}
            aria-label={nameOf(fecha)}
            aria-pressed={isChosen(fecha)}
            data-other={fecha.slice(5, 7) !== month || undefined}
            disabled={fecha < min || fecha > max}
            onClick={() => onPick(fecha)}
          >
            {Number(fecha.slice(8))}
          </button>
        ))}
      </div>
    </div>
  )
}
