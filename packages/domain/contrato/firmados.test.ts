import { describe, expect, test } from 'vitest'
import {
  type DetencionDeFirmados,
  detencionDeFirmados,
  esDelOtro,
  firmadosCompletos,
  recibeFirmados,
  sigueDevuelto,
  type VentaPorFirmar,
} from './firmados.ts'

const lista: VentaPorFirmar = {
  activo: true,
  tipoVenta: 'M',
  etapa: 'resumenCotizacion',
  enActualizacion: false,
  yaSuscribio: false,
  emitidos: 3,
  firmados: 3,
  sinCambiar: false,
}

test.each([
  [0, 0, false],
  [3, 0, false],
  [3, 2, false],
  [3, 3, true],
])('of %i issued %i came: all there %s', (emitidos, firmados, todos) => {
  expect(firmadosCompletos({ emitidos, firmados })).toBe(todos)
})

describe('reasons that keep signed papers from the desk', () => {
  test.each<[Partial<VentaPorFirmar>, DetencionDeFirmados | null, DetencionDeFirmados | null]>([
    [{}, null, null],
    [{ tipoVenta: 'E' }, 'electronica', 'otroDetenido'],
    [{ etapa: 'terminado', yaSuscribio: true }, 'suscrito', 'otroDetenido'],
    [{ activo: false, yaSuscribio: true }, 'inactivo', 'otroDetenido'],
    [{ yaSuscribio: true }, 'yaSuscribio', 'otroDetenido'],
    [{ etapa: 'firmaIsapreRevision' }, 'enLaMesa', 'otroDetenido'],
    [{ etapa: 'documentosContractuales' }, 'sinEmitir', 'otro'],
    [{ enActualizacion: true, firmados: 1 }, 'actualizacion', 'otroEnActualizacion'],
    [{ firmados: 2, sinCambiar: true }, 'faltan', 'otro'],
    [{ sinCambiar: true }, 'sinCambiar', 'otroSinCambiar'],
  ])('%o → %s; of the other of the pair, %s', (cambio, detencion, delOtro) => {
    expect(detencionDeFirmados({ ...lista, ...cambio }, null)).toBe(detencion)
    expect(detencionDeFirmados(lista, { ...lista, ...cambio })).toBe(delOtro)
    expect([esDelOtro(detencion), esDelOtro(delOtro)]).toEqual([false, delOtro !== null])
    // its own reason comes first
    expect(detencionDeFirmados({ ...lista, firmados: 0 }, { ...lista, ...cambio })).toBe('faltan')
  })
})

test('they are taken in from the issue until they are handed over, in a manual sale', () => {
  expect(recibeFirmados(lista)).toBe(true)
  for (const etapa of ['documentosContractuales', 'firmaIsapreRevision', 'terminado'] as const)
    expect(recibeFirmados({ ...lista, etapa })).toBe(false)
  expect(recibeFirmados({ ...lista, tipoVenta: 'E' })).toBe(false)
})

test.each([
  [
    'none is changed',
    [
      ['09', null],
      ['09', null],
    ],
    true,
  ],
  [
    'one is changed, and none was named',
    [
      ['09', null],
      ['11', null],
    ],
    false,
  ],
  [
    'one that was named stands, another is changed',
    [
      ['09', '10'],
      ['11', null],
    ],
    true,
  ],
  [
    'a named paper is changed',
    [
      ['11', null],
      ['09', null],
    ],
    false,
  ],
] as const)('a return of the desk at ten is still open: %s', (_, firmados, sigue) => {
  const lo = firmados.map(([en, devueltoEn]) => ({ en, devueltoEn }))
  expect(sigueDevuelto(lo, '10')).toBe(sigue)
})
