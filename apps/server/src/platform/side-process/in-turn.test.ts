import { expect, test } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { inTurn, WaitingRefused } from './in-turn.ts'

// Calls to one process are limited to a few at a time: the others wait in the server, where waiting is cheap.

/** A call that is answered on demand, in the order of its beginnings. */
function held() {
  const begun: { input: number; end: PromiseWithResolvers<number> }[] = []
  const call = (input: number) => {
    const end = Promise.withResolvers<number>()
    begun.push({ input, end })
    return end.promise
  }
  const inputs = () => begun.map(({ input }) => input)
  return {
    call,
    inputs,
    answer: (at: number) => begun[at]?.end.resolve(at),
    /** Answers a call as soon as it has begun. */
    answered: async (at: number) => {
      await eventually(() => expect(begun.length).toBeGreaterThan(at))
      begun[at]?.end.resolve(at)
    },
    fail: (at: number) => begun[at]?.end.reject(new Error('no')),
  }
}

test('begins as many as may go on at once, and the others in their order as those end', async () => {
  const { call, inputs, answer } = held()
  const ask = inTurn(call, { atOnce: 2, waiting: 10, own: 10 })
  const all = [10, 11, 12, 13].map((one) => ask(one))
  expect(inputs()).toEqual([10, 11])
  answer(1)
  await all[1]
  expect(inputs()).toEqual([10, 11, 12])
  for (const at of [0, 2]) answer(at)
  await Promise.all([all[0], all[2]])
  answer(3)
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3])
})

test('one that fails fails alone, and lets the next begin', async () => {
  const { call, inputs, answer, fail } = held()
  const ask = inTurn(call, { atOnce: 1, waiting: 10, own: 10 })
  const [first, second] = [ask(1), ask(2)]
  fail(0)
  await expect(first).rejects.toThrow('no')
  expect(inputs()).toEqual([1, 2])
  answer(1)
  expect(await second).toBe(1)
})

test('one more than may wait is refused at once, and nothing is asked of it later', async () => {
  const { call, inputs, answer } = held()
  const ask = inTurn(call, { atOnce: 1, waiting: 2, own: 2 })
  const all = [ask(1), ask(2), ask(3)]
  await expect(ask(4)).rejects.toThrow(WaitingRefused)
  for (const at of [0, 1, 2]) {
    answer(at)
    await all[at]
  }
  expect(inputs()).toEqual([1, 2, 3])
  const later = ask(5)
  answer(3)
  expect(await later).toBe(3)
})

test('of one caller only some may wait, so that the others find room', async () => {
  const { call, inputs, answered } = held()
  const ask = inTurn(call, { atOnce: 1, waiting: 5, own: 2 })
  const flood = [ask(1, 'one'), ask(2, 'one'), ask(3, 'one')]
  await expect(ask(4, 'one')).rejects.toThrow(WaitingRefused)
  const others = [ask(5, 'other'), ask(6, 'other')]
  await expect(ask(7, 'other')).rejects.toThrow(WaitingRefused)
  // Without a caller: only the common limit counts
  const last = ask(8)
  await expect(ask(9)).rejects.toThrow(WaitingRefused)
  for (const at of [0, 1, 2, 3, 4, 5]) await answered(at)
  await Promise.all([...flood, ...others, last])
  expect(inputs()).toHaveLength(6)
})

test('callers take turns, each in its order: a caller with many calls delays only itself', async () => {
  const { call, inputs, answered } = held()
  const ask = inTurn(call, { atOnce: 1, waiting: 10, own: 5 })
  const all = [1, 2, 3, 4].map((one) => ask(one, 'flood'))
  all.push(ask(10, 'other'), ask(20), ask(11, 'other'), ask(21))
  for (const at of all.keys()) await answered(at)
  await Promise.all(all)
  expect(inputs()).toEqual([1, 2, 10, 20, 3, 11, 21, 4])
})

test('a caller with a new call waits for one call of each other caller, not for all', async () => {
  const { call, inputs, answered } = held()
  const ask = inTurn(call, { atOnce: 1, waiting: 10, own: 5 })
  const all = [ask(0), ask(1, 'one'), ask(2, 'other'), ask(3, 'other')]
  await answered(0)
  all.push(ask(4, 'one'))
  for (const at of [1, 2, 3, 4]) await answered(at)
  await Promise.all(all)
  expect(inputs()).toEqual([0, 1, 2, 4, 3])
})
