import { describe, expect, test } from 'vitest'
import { estadosPendientes } from '../cartera/pendientes.ts'
import { estadosDelProspecto } from '../postulacion/estado.ts'
import { etapasProspecto } from '../postulacion/etapas.ts'
import {
  cierreDeEdicion,
  esperaDeEdicion,
  estadoEdicion,
  type HechosDeEdicion,
  impedimentoDeEdicion,
  type ParejaEnEdicion,
  tienePlanConfirmado,
} from './edicion.ts'

const sale: HechosDeEdicion = {
  activo: true,
  etapa: 'cotizacionFinalizada',
  estado: 'Cotización Finalizada',
  etapaDS: null,
  ultima: null,
}

describe('estadoEdicion', () => {
  test.each<[what: string, Partial<HechosDeEdicion>, expected: string | null]>([
    ['none was begun', {}, null],
    ['one is open', { ultima: 'E' }, 'E'],
    ['one was confirmed', { ultima: 'S' }, 'S'],
    ['inactive', { activo: false, ultima: 'E' }, 'D'],
    ['with the isapre to sign', { etapaDS: 'firmaIsapre' }, 'D'],
    ['in revision of the signed papers', { etapaDS: 'firmaIsapreRevision', ultima: 'S' }, 'D'],
    ['signed', { etapaDS: 'terminado', estado: 'Contrato Suscrito' }, 'D'],
    ['rejected', { etapaDS: 'rechazado', estado: 'DS Rechazada' }, 'D'],
    ['annulled by the isapre', { etapaDS: 'rechazadoAreaComercial', estado: 'DS Anulada' }, 'D'],
    ['with its invitation annulled, to go on as a manual sale', { estado: 'Invitación Anulada' }, null],
    ['papers sent, not signed', { etapaDS: 'resumenCotizacion', estado: 'Documentos Enviados' }, null],
    ['of an income that does not reach', { etapaDS: 'noVigente', estado: 'Renta Insuficiente' }, null],
  ])('%s: %j → %s', (_what, changes, expected) => {
    expect(estadoEdicion({ ...sale, ...changes })).toBe(expected)
  })

  test('every Estado of the pending list takes an update, and none of the others that had a plan', () => {
    const open = estadosDelProspecto.filter((estado) => cierreDeEdicion({ ...sale, estado }) === null)
    const sinPlan = ['Prospecto Ingresado', 'Resumen Compensado Pendiente', 'Inactivo']
    expect(open.filter((estado) => !sinPlan.includes(estado))).toEqual(estadosPendientes)
  })
})

test('a plan is confirmed from cotizacionFinalizada on', () => {
  expect(etapasProspecto.filter(tienePlanConfirmado)).toEqual([
    'cotizacionFinalizada',
    'invitacionEnviada',
    'invitacionAnulada',
    'dsManualGenerada',
  ])
})

describe('a pair', () => {
  test.each<[Omit<ParejaEnEdicion, 'detenida'>, string | null]>([
    [{ otorga: true, estadoOtro: null }, null],
    [{ otorga: true, estadoOtro: 'S' }, null],
    [{ otorga: true, estadoOtro: 'D' }, null],
    [{ otorga: true, estadoOtro: 'E' }, 'otroEnEspera'],
    [{ otorga: false, estadoOtro: 'E' }, 'otroEnEspera'],
    [{ otorga: false, estadoOtro: null }, 'otorgaPrimero'],
    [{ otorga: false, estadoOtro: 'D' }, 'otorgaPrimero'],
    [{ otorga: false, estadoOtro: 'S' }, null],
  ])('%j → %s', (pareja, expected) => {
    expect(esperaDeEdicion(pareja)).toBe(expected)
  })
})

describe('reasons that stop an update from beginning', () => {
  const recibe: ParejaEnEdicion = { otorga: false, estadoOtro: null, detenida: false }

  test.each<[what: string, Partial<HechosDeEdicion>, ParejaEnEdicion | null, string | null]>([
    ['nothing', {}, null, null],
    ['no confirmed plan', { etapa: 'prospecto' }, null, 'sinPlan'],
    ['a pair that has still to compensate', { etapa: 'resumenCotizacionCompensado' }, recibe, 'sinPlan'],
    ['inactive, at any stage', { activo: false, etapa: 'prospecto' }, null, 'inactivo'],
    ['the pair', {}, recibe, 'otorgaPrimero'],
    ['a closed sale before the pair', { etapaDS: 'firmaIsapre' }, recibe, 'enFirma'],
    ['nothing of one that is open already', { ultima: 'E' }, { ...recibe, estadoOtro: 'E' }, null],
    ['the pair again, once confirmed', { ultima: 'S' }, { ...recibe, otorga: true, estadoOtro: 'E' }, 'otroEnEspera'],
    ['the other of the pair has ended', {}, { ...recibe, detenida: true }, 'parejaDetenida'],
    ['and so with one that is open', { ultima: 'E' }, { ...recibe, detenida: true }, 'parejaDetenida'],
  ])('%s', (_what, changes, pareja, expected) => {
    expect(impedimentoDeEdicion({ ...sale, ...changes }, pareja)).toBe(expected)
  })
})
