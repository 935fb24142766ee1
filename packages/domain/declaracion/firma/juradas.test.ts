import { describe, expect, test } from 'vitest'
import { pideJurada, situacionDeJurada, todasAceptadas } from './juradas.ts'

test.each([
  [0, false],
  [1, true],
  [2, false],
] as const)('a person of kind %i: a sworn declaration is asked, %s', (tipo, pide) => {
  expect(pideJurada({ tipo })).toBe(pide)
})

test.each([
  ['nobody is asked for one', [], true],
  ['all are', [true, true], true],
  ['one is not', [true, false], false],
])('all are accepted where %s: %s → %s', (_, accepted, todas) => {
  expect(todasAceptadas(accepted.map((one) => ({ accepted: one })))).toBe(todas)
})

describe('one that was opened', () => {
  const abierta = { dice: 'a', textoId: 1, guardada: true, aceptada: false }
  test.each([
    ['has the current data', abierta, 'abierta'],
    ['is about other data', { ...abierta, dice: 'b' }, null],
    ['has a text that gave way', { ...abierta, textoId: 9 }, null],
    ['lost its bytes', { ...abierta, guardada: false }, null],
    ['was accepted', { ...abierta, aceptada: true }, 'aceptada'],
    ['was accepted under a text that gave way', { ...abierta, aceptada: true, textoId: 9 }, 'aceptada'],
    ['was accepted about other data', { ...abierta, aceptada: true, dice: 'b' }, null],
  ])('%s', (_, jurada, situacion) => {
    expect(situacionDeJurada(jurada, { dice: 'a', textoId: 1 })).toBe(situacion)
  })

  test('nothing was opened yet', () => expect(situacionDeJurada(null, { dice: 'a', textoId: 1 })).toBeNull())
})
