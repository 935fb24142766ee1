import { expect, test } from 'vitest'
import type { EtapaDS } from '../declaracion/etapas.ts'
import {
  detencionDeContrato,
  detencionDeFirma,
  esperaContrafirma,
  etapaDeEspera,
  firmoElContrato,
  type VentaElectronica,
  type VentaFirmada,
} from './firma-electronica.ts'

const lista: VentaElectronica = {
  activo: true,
  etapa: 'firmaDocumentos',
  enActualizacion: false,
  yaSuscribio: false,
  conIrregularidad: false,
  emitidos: true,
}

test.each<[Partial<VentaElectronica>, ReturnType<typeof detencionDeFirma>]>([
  [{}, null],
  [{ etapa: 'resumenCotizacion' }, 'sinEnviar'],
  [{ activo: false }, 'sinEnviar'],
  [{ yaSuscribio: true, enActualizacion: true }, 'yaSuscribio'],
  [{ enActualizacion: true }, 'actualizacion'],
  [{ conIrregularidad: true }, 'irregularidad'],
  [{ emitidos: false }, 'sinEmitir'],
])('%o is kept by %s', (cambio, detencion) => {
  expect(detencionDeFirma({ ...lista, ...cambio }, null)).toBe(detencion)
})

test('the receiver signs after the giver', () => {
  expect(detencionDeFirma(lista, 'firmaDocumentos')).toBe('otorgante')
  expect(detencionDeFirma(lista, 'firmaIsapre')).toBeNull()
})

test('signed is signed until the contract stands', () => {
  expect((['firmaDocumentos', 'firmaIsapre', 'terminado'] as const).map(firmoElContrato)).toEqual([false, true, true])
})

test.each<[Partial<VentaFirmada>, ReturnType<typeof detencionDeContrato>, EtapaDS]>([
  [{}, null, 'firmaIsapre'],
  [{ primerPagoMirado: false }, 'primerPago', 'firmaIsapre'],
  [{ enLaMesa: true }, 'mesa', 'firmaIsapre'],
  [{ enLaMesa: true, primerPagoMirado: false }, 'primerPago', 'firmaIsapre'],
  [{ tipoVenta: 'M', enLaMesa: true }, null, 'firmaIsapre'],
  [{ conIrregularidad: true }, 'irregularidad', 'firmaIsapreRevision'],
  [{ conIrregularidad: true, primerPagoMirado: false }, 'irregularidad', 'firmaIsapreRevision'],
  [{ yaSuscribio: true, primerPagoMirado: false }, 'yaSuscribio', 'firmaIsapre'],
  [{ activo: false, yaSuscribio: true }, 'inactivo', 'firmaIsapre'],
  [{ parejaDetenida: true, yaSuscribio: true }, 'pareja', 'firmaIsapre'],
  [{ activo: false, parejaDetenida: true, conIrregularidad: true }, 'irregularidad', 'firmaIsapreRevision'],
  [{ tipoVenta: 'M', primerPagoMirado: false }, null, 'firmaIsapre'],
  [{ tipoVenta: 'M', conIrregularidad: true }, 'irregularidad', 'firmaIsapreRevision'],
])('the contract of %o is kept by %s, at %s', (cambio, detencion, etapa) => {
  const libre = {
    activo: true,
    parejaDetenida: false,
    conIrregularidad: false,
    yaSuscribio: false,
    primerPagoMirado: true,
    enLaMesa: false,
  }
  const firmada: VentaFirmada = { tipoVenta: 'E', ...libre, ...cambio }
  expect(detencionDeContrato(firmada)).toBe(detencion)
  expect(etapaDeEspera(detencion)).toBe(etapa)
})

test('only electronic sales wait for the insurer', () => {
  const etapas = ['firmaDocumentos', 'firmaIsapre', 'firmaIsapreRevision', 'terminado'] as const
  const esperan = (tipoVenta: 'M' | 'E') => etapas.filter((etapa) => esperaContrafirma({ tipoVenta, etapa }))
  expect([esperan('E'), esperan('M')]).toEqual([['firmaIsapre', 'firmaIsapreRevision'], []])
})
