import { describe, expect, test } from 'vitest'
import { createLag } from './lag.ts'
import { bytesBetween, covers, later } from './position.ts'
import { problemOf } from './replica-identity.ts'

/** Position on a timeline, by its last byte. */
const at = (byte: number, timeline = 1) =>
  `${timeline.toString(16).padStart(8, '0')}${byte.toString(16).padStart(16, '0')}`.toUpperCase()

test.each([
  ['the same one', at(9), at(9), true],
  ['a later one', at(10), at(9), true],
  ['an earlier one', at(8), at(9), false],
  ['more bytes of an older timeline, which are of a lost log', at(90), at(9, 2), false],
  ['more bytes of a later timeline', at(9, 2), at(8), true],
  ['fewer bytes of a later timeline', at(8, 2), at(9), false],
  ['bytes beyond 32 bits', at(0x1_0000_0001), at(0xffff_ffff), true],
])('a standby at %s', (_what, standby, needed, covered) => expect(covers(standby, needed)).toBe(covered))

test('the later of two positions is on the later timeline, then the one of more bytes', () => {
  expect([later(null, at(1)), later(at(9), at(10)), later(at(10), at(9)), later(at(9), at(1, 2))]).toEqual([
    at(1),
    at(10),
    at(10),
    at(1, 2),
  ])
})

test('bytes between two positions are none where the first one is ahead', () => {
  expect([bytesBetween(at(9), at(265)), bytesBetween(at(265), at(9))]).toEqual([256, 0])
})

const primary = { system: '71', database: 'alerce', standby: false }
test.each([
  ['a standby of the same database', { ...primary, standby: true }, null],
  ['the primary itself', primary, /acepta escrituras/],
  ['a standby of another PostgreSQL', { ...primary, standby: true, system: '72' }, /otro PostgreSQL/],
  ['another database of a standby', { ...primary, standby: true, database: 'postgres' }, /«postgres».*«alerce»/],
])('%s', (_what, replica, said) => {
  const problem = problemOf(primary, replica)
  if (said) expect(problem).toMatch(said)
  else expect(problem).toBeNull()
})

describe('the lag of a replica', () => {
  function measured() {
    let now = 0
    return { lag: createLag(() => now), pass: (seconds: number) => (now += seconds * 1000) }
  }

  test('is the age of the first position of the primary that it lacks', () => {
    const { lag, pass } = measured()
    lag.sample(at(10))
    pass(2)
    lag.sample(at(20))
    pass(3)
    expect([lag.secondsOf(at(9)), lag.secondsOf(at(10)), lag.secondsOf(at(20))]).toEqual([5, 3, 0])
  })

  test('does not grow while the primary writes nothing', () => {
    const { lag, pass } = measured()
    lag.sample(at(10))
    expect(lag.secondsOf(at(10))).toBe(0)
    pass(60)
    lag.sample(at(10))
    expect(lag.secondsOf(at(10))).toBe(0)
  })

  test('of hours keeps its age with few samples, and is told too long rather than too short', () => {
    const { lag, pass } = measured()
    for (let byte = 1; byte <= 10_000; byte++) {
      lag.sample(at(byte))
      pass(1)
    }
    expect(lag.secondsOf(at(0))).toBe(10_000)
    expect(lag.secondsOf(at(5000))).toBeGreaterThanOrEqual(5000)
    expect([lag.secondsOf(at(9990)), lag.secondsOf(at(10_000))]).toEqual([10, 0])
  })
})
