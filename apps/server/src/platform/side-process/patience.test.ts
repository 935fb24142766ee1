import { expect, test } from 'vitest'
import { patience } from './side-process.ts'

/** A clock with timers fired by the test. */
function handClock() {
  const due: { look: () => void; ms: number }[] = []
  const later = (look: () => void, ms: number) => {
    due.push({ look, ms })
    return { unref: () => undefined }
  }
  const next = () => {
    const one = due.shift()
    one?.look()
    return one?.ms ?? 0
  }
  return { later, next, due }
}

test('rings once, when all of its time was looked through', () => {
  const { later, next, due } = handClock()
  let rung = 0
  patience(1000, () => void rung++, later)
  let passed = 0
  while (rung === 0) passed += next()
  expect([passed, rung, due.length]).toEqual([1000, 1, 0])
})

test('looks only once for one timer that came late, however late', () => {
  const { later, next, due } = handClock()
  let rung = 0
  patience(1000, () => void rung++, later)
  next()
  expect([rung, due.length]).toEqual([0, 1])
})

test('that was stopped rings no more, and asks for no other timer', () => {
  const { later, next, due } = handClock()
  let rung = 0
  const stop = patience(1000, () => void rung++, later)
  next()
  stop()
  next()
  expect([rung, due.length]).toEqual([0, 0])
})
