import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sumaUF } from '../base/dinero/cuentas.ts'
import { type UF, uf } from '../base/dinero/tipos.ts'
import { reparteDiferencia } from './repartir.ts'

type Montos = readonly (number | null)[]

describe('the difference is spread over the entities', () => {
  test.each<[string, number, Montos, Montos]>([
    [
      'nothing typed yet: in equal parts, what is left over with the first',
      3.136,
      [null, null, null],
      [1.046, 1.045, 1.045],
    ],
    ['one without amount takes what is missing', 3.136, [1.5, null], [1.5, 1.636]],
    ['a 0 counts as none', 3.136, [0, 2], [1.136, 2]],
    ['what is missing keeps the proportion', 3, [1, 0.5], [2, 1]],
    ['what is too much as well', 3, [4, 2], [2, 1]],
    ['more than the total in one, nothing in the other: in equal parts', 3, [5, null], [1.5, 1.5]],
    ['a proportion that leaves nothing: in equal parts', 0.01, [99, 0.001], [0.005, 0.005]],
    ['alone: the total', 3.136, [9], [3.136]],
    ['nothing to pay: nothing of each', 0, [1, 2], [0, 0]],
  ])('%s', (_caso, total, montos, partes) => {
    expect(
      reparteDiferencia(
        uf(total),
        montos.map((m) => (m === null ? null : uf(m))),
      ),
    ).toEqual(partes)
  })

  const monto = fc.integer({ min: 0, max: 99_999 }).map((milesimas) => uf(milesimas / 1000))
  test('whatever was typed, together they are the total, and each pays something', () => {
    const montos = fc.array(fc.option(monto), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 99_999 }), montos, (milesimas, tipeados) => {
        const total = uf(milesimas / 1000)
        const partes: UF[] = reparteDiferencia(total, tipeados)
        expect(partes).toHaveLength(tipeados.length)
        expect(sumaUF(...partes)).toBe(total)
        expect(partes.every((parte) => parte > 0)).toBe(true)
      }),
    )
  })
})
