import { afterEach, describe, expect, test, vi } from 'vitest'
import { ahora, isElsewhere } from './ahora.ts'

const zones = ['America/Santiago', 'America/Punta_Arenas', 'Pacific/Easter', 'Europe/Madrid', 'Asia/Tokyo'] as const

afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

const at = (zone: string, instant: string) => {
  vi.stubEnv('TZ', zone)
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) })
}

test.each(zones)('a browser in %s sees the clock of Santiago', (zone) => {
  at(zone, '2026-06-15T16:10:00Z')
  expect(ahora()).toBe('2026-06-15T12:10')
})

describe('the zone of the hours must be shown', () => {
  const [june, january] = ['2026-06-15', '2027-01-15']
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
