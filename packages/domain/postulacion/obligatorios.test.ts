import { expect, test } from 'vitest'
import { cajasDe, pedidosSinRut, sinExigirCertificado } from './cajas.ts'
import { documentosQueFaltan } from './obligatorios.ts'

const cedula = { tipo: 'CEDULA', nombre: 'Cédula de identidad', obligatorio: true }
const certificado = { id: 1, tipo: 'CERTIF_COTIZ', nombre: 'Certificado', obligatorio: true }
const pedidosD = [certificado, { id: 2, ...cedula }, { id: 3, tipo: 'OTRO', nombre: 'Otro', obligatorio: false }]
const pedidosP = [
  { id: 4, tipo: 'LIQUIDACION', nombre: 'Liquidación', obligatorio: true },
  { id: 5, ...cedula },
]
const pedidosI = [{ id: 6, ...cedula }]

const UNO = '76086428-5'
const OTRO = '76418230-8'
const D = (rut: string | null) => ({ tipoTrabajador: 'D', rut })
const I = { tipoTrabajador: 'I', rut: '16482305-9' }

const faltan = (
  pedidos: Parameters<typeof cajasDe>[0],
  empleadores: Parameters<typeof documentosQueFaltan>[1],
  respondidos: readonly (number | null)[] = [],
  certificados: readonly string[] = [],
  sinRut = false,
) =>
  documentosQueFaltan(cajasDe(pedidos), empleadores, { respondidos, certificados, sinRut }).map(
    ({ caja, empleadores: de }) => [caja.tipo, ...de].join(' '),
  )

test.each([
  ['nothing', [], [], [`CERTIF_COTIZ ${UNO}`, 'CEDULA']],
  ['a document that was not requested', [null, 99], [], [`CERTIF_COTIZ ${UNO}`, 'CEDULA']],
  ['the card', [2], [], [`CERTIF_COTIZ ${UNO}`]],
  ['the card and a certificate that nobody validated', [1, 2], [], [`CERTIF_COTIZ ${UNO}`]],
  ["a certificate of another employer's", [2], [OTRO], [`CERTIF_COTIZ ${UNO}`]],
  ['a validated certificate', [], [UNO], ['CEDULA']],
  ['all of it', [2], [UNO], []],
])('a dependent worker with %s', (_title, respondidos, certificados, expected) =>
  expect(faltan(pedidosD, [D(UNO)], respondidos, certificados)).toEqual(expected),
)

test('each employer has a certificate; one that is typed twice needs one, however it is written', () => {
  expect(faltan(pedidosD, [D(UNO), D(OTRO)], [2], [UNO])).toEqual([`CERTIF_COTIZ ${OTRO}`])
  expect(faltan(pedidosD, [D(UNO), D(OTRO)], [2], [UNO, OTRO])).toEqual([])
  expect(faltan(pedidosD, [D('76.086.428-5'), D(UNO)], [2])).toEqual([`CERTIF_COTIZ ${UNO}`])
  expect(faltan(pedidosD, [D(''), D(null)], [2], [UNO])).toEqual(['CERTIF_COTIZ '])
})

test('an authorization leaves the identity card', () => {
  expect(faltan(sinExigirCertificado(pedidosD), [D(UNO)])).toEqual(['CEDULA'])
  expect(faltan(sinExigirCertificado(pedidosD), [D(UNO)], [2])).toEqual([])
})

test('a pensioner hands in slip and card, an independent or a voluntary worker the card', () => {
  expect(faltan(pedidosP, [{ tipoTrabajador: 'P', rut: UNO }], [5])).toEqual(['LIQUIDACION'])
  expect(faltan(pedidosP, [{ tipoTrabajador: 'P', rut: UNO }], [4, 5])).toEqual([])
  expect(faltan(pedidosI, [I])).toEqual(['CEDULA'])
  expect(faltan(pedidosI, [I], [6])).toEqual([])
})

test('of two types of worker one card answers both, and the certificate is of the dependent one', () => {
  const both = [...pedidosD, ...pedidosI]
  expect(faltan(both, [D(UNO), I], [6])).toEqual([`CERTIF_COTIZ ${UNO}`])
  expect(faltan(both, [D(UNO), I], [6], [UNO])).toEqual([])
})

test('a passport holder hands in a certificate, which nobody validates, and the passport', () => {
  expect(faltan(pedidosD, [D(UNO)], [2], [], true)).toEqual(['CERTIF_COTIZ'])
  expect(faltan(pedidosD, [D(UNO), D(OTRO)], [1, 2], [], true)).toEqual([])
  expect(pedidosSinRut(pedidosD).map(({ nombre }) => nombre)).toEqual(['Certificado', 'Pasaporte', 'Otro'])
})

test('requested from a worker without employer, the certificate is a document like any other', () => {
  expect(faltan([certificado], [I])).toEqual(['CERTIF_COTIZ'])
  expect(faltan([certificado], [I], [1])).toEqual([])
})
