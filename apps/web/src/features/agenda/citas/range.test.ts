import { describe, expect, test } from 'vitest'
import { dayStart, move, nextStart, rangeOf } from './range.ts'
import { fechaDe, horaDe, wall } from './wall-time.ts'

const days = ({ start, end }: { start: Date; end: Date }) => [fechaDe(start), fechaDe(end)]

describe('what a view shows', () => {
  test.each([
    ['day', '2026-11-21', ['2026-11-21', '2026-11-22']],
    ['week', '2026-11-21', ['2026-11-16', '2026-11-30']],
    ['week', '2026-11-22', ['2026-11-16', '2026-11-30']],
    ['week', '2026-11-23', ['2026-11-23', '2026-12-07']],
    ['month', '2026-11-21', ['2026-10-26', '2026-12-07']],
    ['month', '2027-02-15', ['2027-02-01', '2027-03-01']],
    ['list', '2026-11-21', ['2026-11-21', '2026-12-05']],
  ] as const)('%s of %s', (vista, date, expected) =>
    expect(days(rangeOf(vista, wall(date, '12:00')))).toEqual(expected),
  )

  test.each([
    ['day', 1, '2026-11-22'],
    ['week', 1, '2026-12-05'],
    ['week', -1, '2026-11-07'],
    ['month', 1, '2026-12-01'],
    ['list', -1, '2026-11-07'],
  ] as const)('%s moves %i to %s', (vista, steps, expected) =>
    expect(fechaDe(move(vista, wall('2026-11-21', '00:00'), steps))).toBe(expected),
  )

  test('a fortnight over the change of the clock is still fourteen days', () => {
    expect(days(rangeOf('week', wall('2026-09-01', '12:00')))).toEqual(['2026-08-31', '2026-09-14'])
  })
})

describe('where a new appointment begins', () => {
  const now = wall('2026-11-21', '10:12')
  const said = (start: Date | null) => start && `${fechaDe(start)} ${horaDe(start)}`

  test.each([
    ['a day to come', '2026-11-25', '2026-11-25 08:00'],
    ['today', '2026-11-21', '2026-11-21 10:30'],
    ['a day that has passed', '2026-11-20', null],
  ])('%s', (_, day, expected) => expect(said(dayStart(wall(day, '00:00'), now))).toBe(expected))

  test.each([
    ['07:59', '08:00'],
    ['21:29', '21:30'],
    ['21:30', null],
  ])('today at %s begins at %s', (hour, expected) => {
    const start = dayStart(wall('2026-11-21', '00:00'), wall('2026-11-21', hour))
    expect(start && horaDe(start)).toBe(expected)
  })

  test.each([
    ['10:12', '2026-11-21 10:30'],
    ['21:40', '2026-11-22 08:00'],
  ])('nowhere in particular, at %s: %s', (hour, expected) =>
    expect(said(nextStart(wall('2026-11-21', hour)))).toBe(expected),
  )
})
