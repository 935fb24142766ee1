import { vi } from 'vitest'

/** Day of the tests: Saturday, November 21, 10:12 in Santiago, with a stopped clock; returns its release. */
export function elDia(): () => void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T13:12:00Z') })
  return () => vi.useRealTimers()
}
