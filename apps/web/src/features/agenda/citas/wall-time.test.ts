import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { daysOf, rangeOf } from './range.ts'
import { aCable, deCable, fechaDe, horaDe, isElsewhere, wall, wallNow } from './wall-time.ts'

const zones = ['America/Santiago', 'America/Punta_Arenas', 'Pacific/Easter', 'Europe/Madrid', 'Asia/Tokyo'] as const

afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

const at = (zone: string, instant: string) => {
  vi.stubEnv('TZ', zone)
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) })
}

describe.each(zones)('a browser in %s', (zone) => {
  beforeEach(() => at(zone, '2026-06-15T16:10:00Z'))

  test('sees what the clock in Santiago shows', () => {
    expect(`${fechaDe(wallNow())} ${horaDe(wallNow())}`).toBe('2026-06-15 12:10')
  })

  test.each([
    '05/03/2027 09:30:00',
    // around both changes of the clock in Chile, and those of Europe
    ...['04/04/2026 21:30:00', '05/04/2026 08:00:00', '05/09/2026 21:30:00', '06/09/2026 08:00:00'],
    ...['29/03/2026 08:00:00', '25/10/2026 08:00:00'],
  ])('reads and writes %s as it is', (text) => expect(aCable(deCable(text))).toBe(text))

  test.each([
    ['2026-04-04', 14, '30/03/2026 00:00:00', '13/04/2026 00:00:00'],
    ['2026-09-06', 14, '31/08/2026 00:00:00', '14/09/2026 00:00:00'],
  ])('has fourteen days around %s', (day, count, first, last) => {
    const range = rangeOf('week', wall(day, '12:00'))
    expect(daysOf(range)).toHaveLength(count)
    expect([aCable(range.start), aCable(range.end)]).toEqual([first, last])
  })

  test('asks for the day whose midnight the clock skips from one in the morning on', () => {
    const { start, end } = rangeOf('day', wall('2026-09-06', '12:00'))
    expect([aCable(start), aCable(end)]).toEqual(['06/09/2026 01:00:00', '07/09/2026 00:00:00'])
  })
})

describe('whose hours these are must be said', () => {
  const [june, january] = [wall('2026-06-15', '00:00'), wall('2027-01-15', '00:00')]
  test.each([
    ['America/Santiago', '2026-06-15T16:10:00Z', june, false],
    ['America/Punta_Arenas', '2026-06-15T16:10:00Z', june, true],
    ['America/Punta_Arenas', '2027-01-15T16:10:00Z', january, false],
    ['America/Punta_Arenas', '2027-01-15T16:10:00Z', june, true],
    ['Pacific/Easter', '2027-01-15T16:10:00Z', january, true],
    ['Europe/Madrid', '2027-01-15T16:10:00Z', january, true],
  ])('%s at %s, looking at %s: %s', (zone, instant, day, said) => {
    at(zone, instant)
    expect(isElsewhere([day])).toBe(said)
  })
})
