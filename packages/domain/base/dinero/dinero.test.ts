import { expect, test } from 'vitest'
import { formatoNumero, formatoPesos, formatoUF } from './formato.ts'
import { pesosDe, redondeaUF, sumaUF, ufDe } from './uf.ts'

test.each([
  [1.0005, 1.001],
  [1.0004, 1],
  [0.0005, 0.001],
  [2.34 * 2.6, 6.084],
])('%d UF rounds to %d', (raw, uf) => expect(redondeaUF(raw)).toBe(uf))
test('no binary dust in sums', () => {
  expect(sumaUF(0.1, 0.2)).toBe(0.3)
  expect(sumaUF(1.005, 2.005, -3.01)).toBe(0)
  expect(sumaUF()).toBe(0)
})
test.each([
  [3.071, 41_098.15, 126_212],
  [6.3, 41_098.15, 258_918],
  [0, 41_098.15, 0],
  [0.5, 1, 1],
])('%d UF at %d are %i pesos', (uf, value, pesos) => expect(pesosDe(uf, value)).toBe(pesos))
test('pesos to UF', () => expect(ufDe(105_000, 41_098.15)).toBe(2.555))
test.each([
  [formatoUF(3.071), '3,071'],
  [formatoUF(3), '3,000'],
  [formatoUF(1234.5), '1.234,500'],
  [formatoUF(-0.39), '−0,390'],
  [formatoPesos(126_212), '$\u00a0126.212'],
  [formatoPesos(0), '$\u00a00'],
  [formatoPesos(-5000), '−$\u00a05.000'],
  [formatoNumero(41_098.15, 2), '41.098,15'],
  [formatoNumero(2.6), '2,6'],
  [formatoNumero(1_000_000), '1.000.000'],
])('%s', (shown, expected) => expect(shown).toBe(expected))
