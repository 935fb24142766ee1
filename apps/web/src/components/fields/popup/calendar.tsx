import { type ComponentProps, useState } from 'react'
import { MonthGrid } from './month-grid.tsx'
import { YearGrid } from './year-grid.tsx'

interface CalendarProps extends ComponentProps<typeof MonthGrid> {
  /** The year is picked first: a birth date is too far away to reach by months. */
  readonly byYear: boolean
}

/** Days to pick from; for `byYear` the year is asked first. */
export function Calendar({ byYear, opensAt, ...days }: CalendarProps) {
  const [year, setYear] = useState<string | null>(null)
  const last = Number((days.max ?? opensAt).slice(0, 4))
  if (byYear && year === null) return <YearGrid last={last} onPick={setYear} />
  return <MonthGrid opensAt={year === null ? opensAt : `${year}-01-01`} {...days} />
}
