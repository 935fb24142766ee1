import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Watchdog, watchdog } from './watchdog.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const EVERY = 1000
const LOOKS = 3
const never = () => new Promise(() => undefined)
type Asking = (watch: Watchdog['watch']) => ((look: number) => void) | undefined

/** Number of alarms after so many checks of a query, and after any more. */
async function told(asking: Asking, looks: number): Promise<number> {
  const wedged = vi.fn()
  const dog = watchdog(wedged, EVERY)
  const watch: Watchdog['watch'] = (answer) => {
    const passed = dog.watch(answer)
    passed.catch(() => undefined)
    return passed
  }
  const then = asking(watch)
  for (let look = 1; look <= looks; look += 1) {
    await vi.advanceTimersByTimeAsync(EVERY)
    then?.(look)
  }
  dog.stop()
  return wedged.mock.calls.length
}

/** A single query, sent at once. */
const once =
  (answer: () => Promise<unknown>): Asking =>
  (watch) => {
    watch(answer())
    return undefined
  }
const broken = () => Promise.reject(new Error('unreachable'))

test.each<[string, Asking, number, number]>([
  ['that nobody asks', () => undefined, 50, 0],
  ['that answers', once(() => Promise.resolve()), 50, 0],
  [
    'that is slow',
    (watch) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      watch(promise)
      return (look) => look === LOOKS - 1 && resolve()
    },
    ...([50, 0] as const),
  ],
  [
    'that is late with one and answers others',
    (watch) => {
      watch(never())
      return () => void watch(Promise.resolve())
    },
    ...([50, 0] as const),
  ],
  ['that has been silent for a short time', once(never), LOOKS - 1, 0],
  ['that never answers', once(never), LOOKS, 1],
  ['that never answers, and is reported once', once(never), 50, 1],
  ['that broke', once(broken), LOOKS, 1],
  [
    'that failed once and goes on',
    (watch) => {
      watch(broken())
      return () => void watch(Promise.resolve())
    },
    ...([50, 0] as const),
  ],
])('an engine %s', async (_title, asking, looks, times) => {
  expect(await told(asking, looks)).toBe(times)
})

test('a machine that stood still looks once when it wakes, however long it slept', async () => {
  const wedged = vi.fn()
  const dog = watchdog(wedged, EVERY)
  void dog.watch(never())
  await vi.advanceTimersByTimeAsync(EVERY)
  // The clock jumps, the timers do not
  vi.setSystemTime('2030-01-01T00:00:00Z')
  await vi.advanceTimersByTimeAsync(EVERY)
  expect(wedged).not.toHaveBeenCalled()
  dog.stop()
})
