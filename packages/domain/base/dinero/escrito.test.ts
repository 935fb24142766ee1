import { expect, test } from 'vitest'
import { leeNumeroEscrito } from './escrito.ts'

test.each([
  ['41.098,15', true, '41098.15'],
  ['41.098', true, '41098'],
  ['41098.15', true, '41098.15'],
  ['1.234.567', true, '1234567'],
  [' 0,731 ', false, '0.731'],
  ['0.731', false, '0.731'],
  ['2,340', false, '2.34'],
  ['1.234,5', false, '1234.5'],
  ['007', false, '7'],
])('«%s» (miles: %s) is %s', (texto, miles, leido) => expect(leeNumeroEscrito(texto, miles)).toBe(leido))

test.each(['', '-1', '1,2,3', '1.23.456', '1e5', 'NaN', '$ 5', '1,', ',5', '12.34,5'])('«%s» is no number', (texto) =>
  expect(leeNumeroEscrito(texto, true)).toBeNull(),
)

test('what could be thousands or decimals is neither where thousands make no sense', () => {
  expect(leeNumeroEscrito('2.340', false)).toBeNull()
})
