import { expect, test } from 'vitest'
import { esMotivoDeFondo } from './respuesta.ts'

test.each([
  ['', false],
  ['x', false],
  ['no no no no no no no no', false],
  ['1234567890 1234567890 12 34', false],
  ['a b c d', false],
  ['Renta insuficiente', false],
  ['La renta no se acredita', true],
  ['Diabetes no declarada, según ficha médica', true],
])('a reason «%s» says something: %s', (motivo, fondo) => {
  expect(esMotivoDeFondo(motivo)).toBe(fondo)
})
