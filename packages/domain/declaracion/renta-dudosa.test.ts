import { expect, test } from 'vitest'
import { pesos } from '../base/dinero/tipos.ts'
import { esRentaDudosa, preguntaDeRenta } from './renta-dudosa.ts'

test.each([
  [17_200_000, 1_720_000, true, 'ten times'],
  [5_160_000, 1_720_000, false, 'three times'],
  [5_160_001, 1_720_000, true, 'one peso above three times'],
  [1_720_000, 1_720_000, false, 'the same'],
  [573_334, 1_720_000, false, 'just above a third'],
  [573_333, 1_720_000, true, 'just below a third'],
  [900_000, 0, false, 'none declared'],
])('an income of %i, declared %i: asked %s (%s)', (renta, declarada, dudosa) => {
  expect(esRentaDudosa(pesos(renta), pesos(declarada), 3)).toBe(dudosa)
})

test('the question names both figures', () => {
  expect(preguntaDeRenta(pesos(17_200_000), pesos(1_720_000))).toBe(
    'La renta declarada es $\u00a01.720.000 y usted escribió $\u00a017.200.000. ¿Es correcta?',
  )
})
