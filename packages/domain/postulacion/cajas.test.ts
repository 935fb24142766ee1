import { expect, test } from 'vitest'
import { cajasDe, cajasQueFaltan } from './cajas.ts'

const pedidos = [
  { id: 1, tipo: 'CERTIF_COTIZ', nombre: 'Certificado', obligatorio: true },
  { id: 2, tipo: 'CEDULA', nombre: 'Cédula', obligatorio: false },
  { id: 3, tipo: 'OTRO', nombre: 'Otro', obligatorio: false },
  { id: 6, tipo: 'CEDULA', nombre: 'Cédula de identidad', obligatorio: true },
]

test('what two employers ask for is asked for once, and is required when one of them requires it', () => {
  expect(cajasDe(pedidos)).toEqual([
    { ids: [1], tipo: 'CERTIF_COTIZ', nombre: 'Certificado', obligatorio: true },
    { ids: [2, 6], tipo: 'CEDULA', nombre: 'Cédula', obligatorio: true },
    { ids: [3], tipo: 'OTRO', nombre: 'Otro', obligatorio: false },
  ])
  expect(cajasDe([])).toEqual([])
})

test.each([
  ['nothing', [], ['CERTIF_COTIZ', 'CEDULA']],
  ['what nobody asked for', [null, 99], ['CERTIF_COTIZ', 'CEDULA']],
  ['the card, for either employer', [6], ['CERTIF_COTIZ']],
  ['all that is required', [1, 2], []],
  ['what is optional', [3], ['CERTIF_COTIZ', 'CEDULA']],
])('with %s handed in', (_title, respondidos, faltan) =>
  expect(cajasQueFaltan(cajasDe(pedidos), respondidos).map(({ tipo }) => tipo)).toEqual(faltan),
)
