import { horaDe, relojDe } from '@alerce/domain/base/fechas/reloj'
import { describe, expect, test } from 'vitest'
import { dayStart, daysOf, move, nextStart, rangeOf } from './range.ts'

const days = ({ start, end }: { start: string; end: string }) => [start, end]

describe('days of a view', () => {
  test.each([
    ['day', '2026-11-21', ['2026-11-21', '2026-11-22']],
    ['week', '2026-11-21', ['2026-11-16', '2026-11-30']],
    ['week', '2026-11-22', ['2026-11-16', '2026-11-30']],
    ['week', '2026-11-23', ['2026-11-23', '2026-12-07']],
    ['month', '2026-11-21', ['2026-10-26', '2026-12-07']],
    ['month', '2027-02-15', ['2027-02-01', '2027-03-01']],
    ['list', '2026-11-21', ['2026-11-21', '2026-12-05']],
  ] as const)('%s of %s', (vista, date, expected) => expect(days(rangeOf(vista, date))).toEqual(expected))

  test.each([
    ['day', 1, '2026-11-22'],
    ['week', 1, '2026-12-05'],
    ['week', -1, '2026-11-07'],
    ['month', 1, '2026-12-01'],
    ['list', -1, '2026-11-07'],
  ] as const)('%s moves %i to %s', (vista, steps, expected) => expect(move(vista, '2026-11-21', steps)).toBe(expected))

  test('a fortnight over the change of the clock is still fourteen days', () => {
    expect(days(rangeOf('week', '2026-09-01'))).toEqual(['2026-08-31', '2026-09-14'])
    expect(daysOf(rangeOf('week', '2026-09-06'))).toHaveLength(14)
  })
})

describe('where a new appointment begins', () => {
  const now = relojDe('2026-11-21', '10:12')
  const said = (start: string | null) => start?.replace('T', ' ') ?? null

  test.each([
    ['a day to come', '2026-11-25', '2026-11-25 08:00'],
    ['today', '2026-11-21', '2026-11-21 10:30'],
    ['a day that has passed', '2026-11-20', null],
  ])('%s', (_, day, expected) => expect(said(dayStart(day, now))).toBe(expected))

  test.each([
    ['07:59', '08:00'],
    ['21:29', '21:30'],
    ['21:30', null],
  ])('today at %s begins at %s', (hour, expected) => {
    const start = dayStart('2026-11-21', relojDe('2026-11-21', hour))
    expect(start && horaDe(start)).toBe(expected)
  })

  test.each([
    ['10:12', '2026-11-21 10:30'],
    ['21:40', '2026-11-22 08:00'],
  ])('nowhere in particular, at %s: %s', (hour, expected) =>
    expect(said(nextStart(relojDe('2026-11-21', hour)))).toBe(expected),
  )
})
