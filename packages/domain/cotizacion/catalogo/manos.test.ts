import { expect, test } from 'vitest'
import { sonDosManos } from './manos.ts'

/** 1 and 2 were appointed by the machine; 1 appointed 3 and 4; 3 appointed 5; 2 appointed 6. */
const hechos = new Map([
  [3, 1],
  [4, 1],
  [5, 3],
  [6, 2],
])

test.each([
  ['two created by the system', 1, 2, true],
  ['one created by the other', 1, 3, false],
  ['the other way round', 3, 1, false],
  ['two created by the same administrator', 3, 4, false],
  ['one created by an administrator that the other created', 1, 5, false],
  ['one of each', 5, 6, true],
  ['one made by one, and the other of the machine', 3, 2, true],
  ['one alone', 1, 1, false],
])('%s', (_title, uno, otro, dos) => {
  expect(sonDosManos(uno, otro, hechos)).toBe(dos)
})

test('administrators who appointed each other are not independent', () => {
  const enCirculo = new Map([
    [1, 2],
    [2, 1],
  ])
  expect(sonDosManos(1, 2, enCirculo)).toBe(false)
})
