import { vi } from 'vitest'

/** The longest that a timer can be set to: what never comes true ends with its test. */
const SIN_TOPE = 2 ** 31 - 1

/** Asks again and again until it no longer throws; answers what it answered. It measures no time: no wall is its own. */
export const eventually = <T>(ask: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(ask, { timeout: SIN_TOPE, interval: 50 })
