import { expect, test } from 'vitest'
import { primerPagoCompleto, pruebaPrimerPago } from './primer-pago.ts'

test.each([
  ['D', false],
  ['P', false],
  ['I', true],
  ['V', true],
] as const)('a worker of type %s proves the first payment: %s', (tipo, prueba) => {
  expect(pruebaPrimerPago(tipo)).toBe(prueba)
})

test.each([
  [[], true],
  [[{ esperados: 1, llegados: 1 }], true],
  [[{ esperados: 1, llegados: 0 }], false],
  [[{ esperados: 1, llegados: 2 }], false],
  [
    [
      { esperados: 1, llegados: 1 },
      { esperados: 1, llegados: 0 },
    ],
    false,
  ],
])('%o: complete %s', (cuentas, completo) => {
  expect(primerPagoCompleto(cuentas)).toBe(completo)
})
