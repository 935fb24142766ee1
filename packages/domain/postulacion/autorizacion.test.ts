import { describe, expect, test } from 'vitest'
import type { TipoTrabajador } from '../base/trabajador/tipos.ts'
import {
  type BloqueoDeCotizacion,
  bloqueoDeCotizacion,
  type CajaDeAutorizacion,
  cajaDeAutorizacion,
  type FaltaSolicitud,
  faltaParaSolicitar,
  type HechosAutorizacion,
} from './autorizacion.ts'
import { estadosDelProspecto } from './estado.ts'
import { type EtapaProspecto, etapasProspecto } from './etapas.ts'

const hechos = (more: Partial<HechosAutorizacion> = {}): HechosAutorizacion => ({
  psaEstado: null,
  tipos: ['D'],
  estado: 'Prospecto Ingresado',
  etapa: 'prospecto',
  ...more,
})

const RENTA_INSUFICIENTE = { estado: 'Renta Insuficiente', etapa: 'dsManualGenerada' } as const

const ESTADOS = [null, 999, 0, 1, 2, 3] as const

describe('the box, by recorded state and worker type', () => {
  test.each<[number | null, TipoTrabajador[], CajaDeAutorizacion | null]>([
    [null, ['D'], { estado: null, pide: true }],
    [null, ['I', 'D'], { estado: null, pide: true }],
    [null, ['I'], null],
    [null, ['V'], null],
    [null, ['P'], null],
    [null, ['I', 'P'], null],
    [null, [], null],
    [999, ['D'], { estado: null, pide: true }],
    [999, ['P'], null],
    [0, ['D'], { estado: 'PENDIENTE', pide: false }],
    [0, ['I'], { estado: 'PENDIENTE', pide: false }],
    [0, [], { estado: 'PENDIENTE', pide: false }],
    [1, ['D'], { estado: 'AUTORIZADO', pide: false }],
    [1, ['V'], { estado: 'AUTORIZADO', pide: false }],
    [2, ['D'], { estado: 'RECHAZADO', pide: true }],
    [2, ['P'], { estado: 'RECHAZADO', pide: true }],
    [3, ['D'], null],
  ])('%o, workers %o → %o', (psaEstado, tipos, caja) => {
    expect(cajaDeAutorizacion(hechos({ psaEstado, tipos }))).toEqual(caja)
  })

  test.each(ESTADOS)("%o of a prospect in 'DS Aceptada' shows nothing", (psaEstado) => {
    expect(cajaDeAutorizacion(hechos({ psaEstado, estado: 'DS Aceptada', etapa: 'dsManualGenerada' }))).toBeNull()
    expect(cajaDeAutorizacion(hechos({ psaEstado, estado: 'DS Aceptada' }))).toBeNull()
  })

  test('every other Estado shows it', () => {
    const muestran = estadosDelProspecto.filter((estado) => cajaDeAutorizacion(hechos({ estado })) !== null)
    expect(muestran).toEqual(estadosDelProspecto.filter((estado) => estado !== 'DS Aceptada'))
  })

  test.each<[EtapaProspecto, boolean]>(etapasProspecto.map((etapa) => [etapa, etapa === 'prospecto']))(
    'at the stage %s a request is offered: %o; an answered one can still be read',
    (etapa, pide) => {
      expect(cajaDeAutorizacion(hechos({ etapa }))).toEqual(pide ? { estado: null, pide } : null)
      expect(cajaDeAutorizacion(hechos({ etapa, psaEstado: 1 }))).toEqual({ estado: 'AUTORIZADO', pide: false })
      expect(cajaDeAutorizacion(hechos({ etapa, psaEstado: 2 }))).toEqual({ estado: 'RECHAZADO', pide })
    },
  )
})

describe('a request is refused because', () => {
  test.each<[string, Partial<HechosAutorizacion>, FaltaSolicitud | null]>([
    ['nothing: a dependent worker without one', {}, null],
    ['nothing: after a rejection', { psaEstado: 2 }, null],
    ['nothing: after a rejection, though no dependent any more', { psaEstado: 2, tipos: ['I'] }, null],
    ['nobody is a dependent worker', { tipos: ['I', 'V', 'P'] }, 'sinDependiente'],
    ['there are no employers yet', { tipos: [] }, 'sinDependiente'],
    ['one waits', { psaEstado: 0 }, 'pendiente'],
    ['it was given', { psaEstado: 1 }, 'autorizada'],
    ['something unknown is on record', { psaEstado: 7 }, 'pendiente'],
    ['the plan is confirmed', { etapa: 'cotizacionFinalizada' }, 'etapa'],
    ['short of income', RENTA_INSUFICIENTE, 'etapa'],
    ['the DS was accepted', { estado: 'DS Aceptada', etapa: 'dsManualGenerada' }, 'aceptada'],
    ['the DS was accepted, with any answer', { estado: 'DS Aceptada', psaEstado: 2 }, 'aceptada'],
  ])('%s', (_title, more, falta) => {
    expect(faltaParaSolicitar(hechos(more))).toBe(falta)
  })
})

describe('the quote is held by', () => {
  test.each<[string, number | null, BloqueoDeCotizacion | null]>([
    ['no record', null, null],
    ['999', 999, null],
    ['0', 0, { estado: 'PENDIENTE', observacion: '' }],
    ['1', 1, null],
    ['2, with the answer', 2, { estado: 'RECHAZADA', observacion: 'Falta la liquidación' }],
    ['any other state', 3, { estado: '', observacion: '' }],
  ])('%s', (_title, psaEstado, bloqueo) => {
    expect(bloqueoDeCotizacion(psaEstado, 'Falta la liquidación')).toEqual(bloqueo)
  })
})
