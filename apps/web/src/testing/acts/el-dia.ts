import { vi } from 'vitest'

/** The day of the tests, a Saturday of November at 10:12 in Santiago, on which the clock stands; answers what lets it go. */
export function elDia(): () => void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T13:12:00Z') })
  return () => vi.useRealTimers()
}
