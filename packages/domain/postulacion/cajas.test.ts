import { expect, test } from 'vitest'
import { cajasDe, sinExigirCertificado } from './cajas.ts'

const pedidos = [
  { id: 1, tipo: 'CERTIF_COTIZ', nombre: 'Certificado', obligatorio: true },
  { id: 2, tipo: 'CEDULA', nombre: 'Cédula', obligatorio: false },
  { id: 3, tipo: 'OTRO', nombre: 'Otro', obligatorio: false },
  { id: 6, tipo: 'CEDULA', nombre: 'Cédula de identidad', obligatorio: true },
]

test('a document of two employers is requested once, and required when one of them requires it', () => {
  expect(cajasDe(pedidos)).toEqual([
    { ids: [1], tipo: 'CERTIF_COTIZ', nombre: 'Certificado', obligatorio: true },
    { ids: [2, 6], tipo: 'CEDULA', nombre: 'Cédula', obligatorio: true },
    { ids: [3], tipo: 'OTRO', nombre: 'Otro', obligatorio: false },
  ])
  expect(cajasDe([])).toEqual([])
})

test('an authorization lifts the certificate, which may still be handed in', () => {
  const lifted = sinExigirCertificado(pedidos)
  expect(lifted.map(({ tipo, obligatorio }) => [tipo, obligatorio])).toEqual([
    ['CERTIF_COTIZ', false],
    ['CEDULA', false],
    ['OTRO', false],
    ['CEDULA', true],
  ])
})
