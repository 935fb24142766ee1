import { expect, test } from 'vitest'
import { hayManoReciente, sonDosManos } from './manos.ts'

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

/** 1 acted on 2, who acted on 3; 4 acted on 5 and 6. */
const recientes = [
  { usuarioId: 2, porId: 1 },
  { usuarioId: 3, porId: 2 },
  { usuarioId: 5, porId: 4 },
  { usuarioId: 6, porId: 4 },
]

test.each([
  ['an account that the first one touched', 1, 2, true],
  ['the other way round', 2, 1, true],
  ['through an account between them', 1, 3, true],
  ['two of different people', 1, 5, false],
  ['two touched by a third person, who is neither', 5, 6, false],
  ['nobody touched', 7, 8, false],
])('%s', (_title, uno, otro, mano) => {
  expect(hayManoReciente(uno, otro, recientes)).toBe(mano)
})

test('accounts that touched each other end the search', () => {
  const enCirculo = [
    { usuarioId: 1, porId: 2 },
    { usuarioId: 2, porId: 1 },
  ]
  expect(hayManoReciente(1, 3, enCirculo)).toBe(false)
})
