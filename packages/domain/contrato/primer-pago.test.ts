import { expect, test } from 'vitest'
import { estadoDelPrimerPago, primerPagoCompleto, pruebaPrimerPago } from './primer-pago.ts'

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

test.each([
  [0, null, 'descuento'],
  [0, { decision: null }, 'descuento'],
  [1, null, 'porRegistrar'],
  [1, { decision: null }, 'enRevision'],
  [2, { decision: 'devuelto' }, 'devuelto'],
  [1, { decision: 'aceptado' }, 'aceptado'],
] as const)('%i entities that prove it, registered %o: %s', (prueban, registro, estado) => {
  expect(estadoDelPrimerPago(prueban, registro)).toBe(estado)
})
