import { EventEmitter, once } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endOnSignals } from './signals.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const DRAIN_S = 20

/**
 * Steps of a server with this drain, each with its second. An order is a signal, a number of seconds to pass, or
 * `closed`: the end of an orderly stop.
 */
async function doneAt(drainS: number, orders: readonly (string | number)[]): Promise<string[]> {
  const from = new EventEmitter()
  const done: string[] = []
  const start = performance.now()
  const say = (what: string) => void done.push(`${what} at ${Math.round((performance.now() - start) / 1000)}`)
  const closed = once(from, 'closed')
  const close = async (why: string) => {
    say(`close by ${why}`)
    await closed
  }
  endOnSignals({ drainMs: drainS * 1000, drain: () => say('drain'), close, exit: (code) => say(`exit ${code}`) }, from)
  for (const order of orders) {
    if (typeof order === 'string') from.emit(order)
    await vi.advanceTimersByTimeAsync(typeof order === 'number' ? order * 1000 : 0)
  }
  return done
}

test.each<[what: string, drainS: number, orders: (string | number)[], done: string[]]>([
  ['no drain closes at once', 0, ['SIGTERM', 3, 'closed'], ['close by SIGTERM at 0', 'exit 0 at 3']],
  [
    'a drain closes after it',
    DRAIN_S,
    ['SIGTERM', 23, 'closed'],
    ['drain at 0', 'close by SIGTERM at 20', 'exit 0 at 23'],
  ],
  ['a repetition at once is the same order', DRAIN_S, ['SIGTERM', 0.2, 'SIGTERM', 10], ['drain at 0']],
  [
    'a second SIGTERM closes at once',
    DRAIN_S,
    ['SIGTERM', 5, 'SIGTERM', 3, 'closed'],
    ['drain at 0', 'close by SIGTERM at 5', 'exit 0 at 8'],
  ],
  ['SIGINT needs no drain', DRAIN_S, ['SIGINT', 3, 'closed'], ['close by SIGINT at 0', 'exit 0 at 3']],
  ['SIGINT ends a drain', DRAIN_S, ['SIGTERM', 'SIGINT', 1], ['drain at 0', 'close by SIGINT at 0']],
  ['an order while closing kills', 0, ['SIGTERM', 2, 'SIGTERM'], ['close by SIGTERM at 0', 'exit 1 at 2']],
])('%s', async (_what, drainS, orders, done) => {
  expect(await doneAt(drainS, orders)).toEqual(done)
})

test('a close that hangs is cut after its time limit', async () => {
  const exit = vi.fn()
  const from = new EventEmitter()
  endOnSignals({ drainMs: 0, drain: () => undefined, close: () => new Promise(() => undefined), exit }, from)
  from.emit('SIGTERM')
  await vi.advanceTimersByTimeAsync(9000)
  expect(exit).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  expect(exit).toHaveBeenCalledExactlyOnceWith(1)
})
