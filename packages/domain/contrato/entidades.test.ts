import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sumaUF } from '../base/dinero/cuentas.ts'
import { type UF, uf } from '../base/dinero/tipos.ts'
import {
  type EntidadARevisar,
  montoTipeado,
  pideAfp,
  reparteDiferencia,
  revisaEntidades,
  revisaMontoUF,
  sinPagar,
} from './entidades.ts'

test.each([
  ['3.071', null],
  ['3,071', null],
  ['12', null],
  ['0', null],
  ['99.999', null],
  ['', 'requerido'],
  ['  ', 'requerido'],
  ['tres', 'no_numero'],
  ['1.2.3', 'no_numero'],
  ['-1', 'negativo'],
  ['100', 'formato'],
  ['1.2345', 'formato'],
  ['1.', 'formato'],
])('%j UF: %s', (typed, problem) => expect(revisaMontoUF(typed)).toBe(problem))

test('an amount as typed, once nothing is wrong with it', () => {
  expect([' 3,071 ', '3.071', '', 'tres', '100', '-1'].map(montoTipeado)).toEqual([
    3.071,
    3.071,
    null,
    null,
    null,
    null,
  ])
})

test.each([
  [[2.616], 0],
  [[1.308, 1.308], 0],
  [[0.1, 0.2, 2.316], 0],
  [[99.999], -97.383],
  [[2.615], 0.001],
  [[], 2.616],
])('of 2,616 UF, %j leave %d', (montos, falta) => expect(sinPagar(uf(2.616), montos.map(uf))).toBe(falta))

describe('paying entities', () => {
  const empleador: EntidadARevisar = {
    tipoTrabajador: 1,
    rut: '76086428-5',
    razonSocial: 'Empresa',
    domicilio: 'Calle 1',
    codigoRegion: 13,
    codigoCiudad: 131,
    codigoComuna: 13101,
    montoDescuentoUF: 3.071,
  }
  const propia: EntidadARevisar = {
    ...empleador,
    tipoTrabajador: 2,
    rut: null,
    razonSocial: '',
    domicilio: '',
    codigoRegion: null,
    codigoCiudad: null,
    codigoComuna: null,
  }
  test.each([
    ['complete employer', [empleador], 3, null],
    ['without AFP', [empleador], null, 'sin_afp'],
    ['a lone voluntary needs no AFP', [{ ...propia, tipoTrabajador: 4 }], null, null],
    ['voluntary and employer need it', [{ ...propia, tipoTrabajador: 4 }, empleador], null, 'sin_afp'],
    ['independent needs only the amount', [propia], 3, null],
    ['independent without amount', [{ ...propia, montoDescuentoUF: null }], 3, 'sin_monto'],
    ['employer without name', [{ ...empleador, razonSocial: ' ' }], 3, 'incompleta'],
    ['employer without commune', [{ ...empleador, codigoComuna: null }], 3, 'incompleta'],
    ['employer without amount', [{ ...empleador, montoDescuentoUF: null }], 3, 'incompleta'],
    ['pensioner is like an employer', [{ ...empleador, tipoTrabajador: 3, domicilio: '' }], 3, 'incompleta'],
    ['an amount of zero', [empleador, { ...propia, montoDescuentoUF: 0 }], 3, 'monto_cero'],
  ] as const)('%s', (_title, entidades, afp, falla) => expect(revisaEntidades(entidades, afp, uf(3.071))).toBe(falla))
  test('an amount of zero, where there is nothing to pay', () => {
    expect(revisaEntidades([{ ...empleador, montoDescuentoUF: 0 }, propia], 3, uf(0))).toBeNull()
  })
  test.each([
    ['a lone voluntary', [4], false],
    ['a lone independent', [2], true],
    ['two voluntaries', [4, 4], true],
    ['a voluntary with an employer', [1, 4], true],
  ] as const)('%s says an AFP: %s', (_title, tipos, pide) =>
    expect(pideAfp(tipos.map((tipoTrabajador) => ({ tipoTrabajador })))).toBe(pide),
  )
})

type Montos = readonly (number | null)[]

describe('the difference is spread over the entities', () => {
  test.each<[string, number, Montos, Montos]>([
    ['nothing typed yet: in equal parts, the rest with the first', 3.136, [null, null, null], [1.046, 1.045, 1.045]],
    ['one without amount takes the missing amount', 3.136, [1.5, null], [1.5, 1.636]],
    ['a 0 counts as none', 3.136, [0, 2], [1.136, 2]],
    ['a missing amount keeps the proportion', 3, [1, 0.5], [2, 1]],
    ['an excess keeps it as well', 3, [4, 2], [2, 1]],
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
  test('after any typed amounts the sum is the total, and each entity pays something', () => {
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
