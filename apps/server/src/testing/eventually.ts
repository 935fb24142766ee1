import { vi } from 'vitest'

/** Longest delay of a timer, milliseconds: the time limit is that of the test. */
const SIN_TOPE = 2 ** 31 - 1

/** Repeats until `ask` does not throw; returns its result. It has no time limit of its own. */
export const eventually = <T>(ask: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(ask, { timeout: SIN_TOPE, interval: 50 })
