import { describe, expect, test } from 'vitest'
import {
  enPorcentaje,
  mayor,
  menor,
  pesosDe,
  porcentaje,
  porFactor,
  promedioPesos,
  proporcion,
  restaUF,
  sumaFactores,
  sumaPesos,
  sumaUF,
  supera,
  ufDe,
} from './cuentas.ts'
import { cociente, leeDecimal, producto, textoDecimal } from './decimal.ts'
import { formatoNumero, formatoPesos, formatoUF, formatoValorUF } from './formato.ts'
import { factor, pesos, uf, valorUF } from './tipos.ts'

const UF = valorUF(41_098.15)
const todas = (montos: readonly number[]) => montos.map((monto) => pesos(monto))

describe('an amount', () => {
  test.each([
    ['UF', uf, 3.071],
    ['UF', uf, -0.39],
    ['UF', uf, 999_999.999],
    ['pesos', pesos, 126_212],
    ['pesos', pesos, -1],
    ['the value of one UF', valorUF, 41_098.15],
    ['a factor', factor, 2.6],
    ['a factor', factor, 0],
  ])('%s', (_kind, de, monto) => expect(de(monto)).toBe(monto))

  test.each([
    ['un monto en UF', uf, [3.0711, 0.1 + 0.2, Number.NaN, Number.POSITIVE_INFINITY, 1e15]],
    ['un monto en pesos', pesos, [1.5, Number.NaN, Number.NEGATIVE_INFINITY, 2 ** 53]],
    ['un valor de la UF', valorUF, [0, -41_098.15, 41_098.155, Number.NaN]],
    ['un factor', factor, [-1, 0.705, Number.NaN]],
  ])('a number that is not %s is refused', (que, de, otros) => {
    for (const otro of otros) expect(() => de(otro)).toThrow(new RangeError(`${otro} no es ${que}`))
  })

  test.each(['3.071', '0.000', '-0.390', '999999.999'])('a numeric column that holds %s', (text) => {
    expect(uf(leeDecimal(text))).toBe(Number(text))
  })
  test.each(['3.0711', '12345678901234.567', '0.1234567890123456789'])('or holds %s, which is none', (text) => {
    expect(() => uf(leeDecimal(text))).toThrow(RangeError)
  })
  test.each([
    [uf(0.001), '0.001'],
    [uf(-0.39), '-0.39'],
    [UF, '41098.15'],
    [uf(0), '0'],
  ])('%d is written %s', (monto, text) => expect(textoDecimal(monto)).toBe(text))
})

describe('sums', () => {
  test('have no binary dust', () => {
    expect(sumaUF(uf(0.1), uf(0.2))).toBe(0.3)
    expect(sumaUF(uf(1.005), uf(2.005), uf(-3.01))).toBe(0)
    expect(restaUF(uf(3.01), uf(1.005), uf(2.005))).toBe(0)
    expect(restaUF(uf(0.3), uf(0.39))).toBe(-0.09)
    expect(sumaFactores(...[1.3, 0.7, 0.6, 0].map(factor))).toBe(2.6)
    expect(sumaPesos(...todas([1, 2, 3]))).toBe(6)
  })
  test('of nothing are 0', () => expect([sumaUF(), sumaPesos(), sumaFactores()]).toEqual([0, 0, 0]))
  test('that no number holds are refused', () =>
    expect(() => sumaPesos(pesos(Number.MAX_SAFE_INTEGER), pesos(1))).toThrow(RangeError))
})

test.each([
  [2.34, 2.6, 6.084],
  [1.115, 0.9, 1.004],
  [1.114, 0.9, 1.003],
  [0.005, 0.1, 0.001],
])('%d UF × %d are %d UF', (base, por, precio) => expect(porFactor(uf(base), factor(por))).toBe(precio))

test.each([
  [3.071, 41_098.15, 126_212],
  [6.3, 41_098.15, 258_918],
  [0, 41_098.15, 0],
  [0.5, 1, 1],
])('%d UF at %d are %i pesos', (monto, valor, suma) => expect(pesosDe(uf(monto), valorUF(valor))).toBe(suma))

test('pesos to UF', () => expect(ufDe(pesos(105_000), UF)).toBe(2.555))

test.each([
  [1_500_000, 7, 105_000],
  [50, 7, 4],
  [49, 7, 3],
  [1_000_001, 22, 220_000],
])('of %i pesos %i percent are %i', (monto, porciento, parte) =>
  expect(porcentaje(pesos(monto), porciento)).toBe(parte),
)

test.each([
  [120_000, 545_454, true],
  [120_000, 545_455, false],
  [220_000, 1_000_000, false],
  [220_001, 1_000_000, true],
])('%i is above 22 percent of %i: %s', (monto, de, si) => expect(supera(pesos(monto), 22, pesos(de))).toBe(si))

test('shares, averages and the like', () => {
  expect(enPorcentaje(pesos(126_212), pesos(1_500_000))).toBe(8.4)
  expect(proporcion(uf(2.34), uf(9.36))).toBe(0.25)
  expect(promedioPesos(todas([1, 2]))).toBe(2)
  expect([menor(uf(0.1), uf(0.2)), menor(uf(0.2), uf(0.1))]).toEqual([0.1, 0.1])
  expect([mayor(uf(0.1), uf(0.2)), mayor(uf(0.2), uf(0.1))]).toEqual([0.2, 0.2])
  expect(cociente(92.48, producto(1.7, 1.7), 2)).toBe(32)
})

test.each([
  [formatoUF(uf(3.071)), '3,071'],
  [formatoUF(uf(3)), '3,000'],
  [formatoUF(uf(1234.5)), '1.234,500'],
  [formatoUF(uf(-0.39)), '−0,390'],
  [formatoPesos(pesos(126_212)), '$\u00a0126.212'],
  [formatoPesos(pesos(0)), '$\u00a00'],
  [formatoPesos(pesos(-5000)), '−$\u00a05.000'],
  [formatoValorUF(UF), '41.098,15'],
  [formatoValorUF(valorUF(40_000)), '40.000,00'],
  [formatoNumero(2.6), '2,6'],
  [formatoNumero(1_000_000), '1.000.000'],
])('%s', (shown, expected) => expect(shown).toBe(expected))
