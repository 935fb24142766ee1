import { expect, test } from 'vitest'
import { pideCircular } from './circular.ts'

test.each([
  ['a spouse as legal charge', 2, 1, true],
  ['a spouse as medical charge', 1, 1, true],
  ['a civil partner', 2, 6, false],
  ['a child', 2, 4, false],
  ['the holder', 0, 0, false],
] as const)('%s: the circular is asked for, %s', (_, tipo, relacion, pide) => {
  expect(pideCircular({ tipo, relacion })).toBe(pide)
})
