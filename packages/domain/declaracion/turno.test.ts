import { describe, expect, test } from 'vitest'
import type { EtapaProspecto } from '../postulacion/etapas.ts'
import type { EtapaDS } from './etapas.ts'
import { seHaEnviado } from './firma/envio.ts'
import {
  type DetencionDePareja,
  detieneLaCreacion,
  esperaFirmaDelOtorgante,
  parejaDetenida,
  recibeSeAdelanta,
} from './turno.ts'

describe('one of a pair goes no further once the other has ended without a contract', () => {
  type Uno = [activo: boolean, etapaDS: EtapaDS | null]
  const es = ([activo, etapaDS]: Uno) => ({ activo, etapaDS })
  test.each<[uno: Uno, otro: Uno, detenida: boolean]>([
    [[true, null], [true, null], false],
    [[true, 'preguntas'], [true, 'firmaIsapre'], false],
    [[true, null], [false, null], true],
    [[true, 'firmaIsapre'], [false, 'firmaIsapre'], true],
    [[true, 'preguntas'], [true, 'rechazado'], true],
    [[true, 'documentosContractuales'], [true, 'noVigente'], true],
    // a sale with a contract, or ended itself, is not stopped
    [[true, 'terminado'], [true, 'rechazado'], false],
    [[true, 'terminado'], [false, null], false],
    [[false, 'preguntas'], [true, 'rechazado'], false],
    [[true, 'rechazado'], [false, null], false],
    [[true, 'firmaIsapre'], [true, 'terminado'], false],
  ])('%o, the other %o: %s', (uno, otro, detenida) => {
    expect(parejaDetenida(es(uno), es(otro))).toBe(detenida)
  })
})

describe('a single step of the receiver', () => {
  type Paso = [hasta: EtapaProspecto, otorga: EtapaProspecto, adelanta: boolean]
  test.each<Paso>([
    ['resumenCotizacionCompensado', 'prospecto', true],
    ['resumenCotizacionCompensado', 'resumenCotizacionCompensado', false],
    ['cotizacionFinalizada', 'prospecto', true],
    ['cotizacionFinalizada', 'resumenCotizacionCompensado', true],
    ['cotizacionFinalizada', 'cotizacionFinalizada', false],
    ['dsManualGenerada', 'cotizacionFinalizada', true],
    ['dsManualGenerada', 'invitacionAnulada', true],
    ['dsManualGenerada', 'invitacionEnviada', false],
    ['invitacionEnviada', 'cotizacionFinalizada', true],
    ['invitacionEnviada', 'dsManualGenerada', false],
    ['invitacionAnulada', 'invitacionAnulada', false],
  ])('to %s while the giver is at %s: runs ahead %s', (hasta, otorga, adelanta) => {
    const aqui = { etapa: 'prospecto', etapaDS: null } as const
    expect(recibeSeAdelanta(aqui, { etapa: otorga, etapaDS: null }, hasta)).toBe(adelanta)
  })

  test('is free once both have finished their own DS', () => {
    const listo = { etapa: 'invitacionAnulada', etapaDS: 'dsFinalizada' } as const
    expect(recibeSeAdelanta(listo, listo, 'dsManualGenerada')).toBe(false)
    const sinDS = { ...listo, etapaDS: null }
    const contesta = { ...listo, etapaDS: 'preguntas' } as const
    for (const uno of [sinDS, contesta]) {
      expect(recibeSeAdelanta(uno, listo, 'dsManualGenerada')).toBe(true)
      expect(recibeSeAdelanta(listo, uno, 'dsManualGenerada')).toBe(true)
    }
  })
})

describe('the creation check of a pair', () => {
  type Caso = [
    lado: 'otorga' | 'recibe',
    otorga: EtapaProspecto,
    recibe: EtapaProspecto,
    dice: DetencionDePareja | null,
  ]
  test.each<Caso>([
    ['otorga', 'cotizacionFinalizada', 'prospecto', 'error_compensado'],
    ['otorga', 'cotizacionFinalizada', 'resumenCotizacionCompensado', 'error_compensado'],
    ['otorga', 'cotizacionFinalizada', 'cotizacionFinalizada', null],
    ['otorga', 'dsManualGenerada', 'resumenCotizacionCompensado', null],
    ['recibe', 'cotizacionFinalizada', 'resumenCotizacionCompensado', 'error_compensado_2'],
    ['recibe', 'cotizacionFinalizada', 'cotizacionFinalizada', 'error_compensado_2'],
    ['recibe', 'invitacionAnulada', 'cotizacionFinalizada', 'error_compensado_2'],
    ['recibe', 'invitacionEnviada', 'cotizacionFinalizada', null],
    ['recibe', 'dsManualGenerada', 'cotizacionFinalizada', null],
    // an annulled invitation is sent again at every stage of the receiver; otherwise both would wait for ever
    ['otorga', 'invitacionAnulada', 'invitacionEnviada', null],
  ])('%s asks, giver at %s, receiver at %s: %s', (lado, otorga, recibe, dice) => {
    expect(detieneLaCreacion(lado, { otorga, recibe })).toBe(dice)
  })
})

const EN = '2026-10-07T13:00:00.000Z'
test.each<[EtapaDS | null, enviadaEn: string | null, reabiertaEn: string | null, espera: boolean]>([
  [null, null, null, true],
  ['invitacionEnviada', null, null, true],
  ['resumenDeclaracion', null, null, true],
  ['resultado', EN, null, false],
  // an update opened it again after the signature
  ['beneficiarios', null, EN, false],
  ['rechazado', EN, null, false],
])(
  'the receiver of a giver at %s, sent %s, reopened %s, waits to sign: %s',
  (etapa, enviadaEn, reabiertaEn, espera) => {
    const dsFirmada = seHaEnviado({ enviadaEn, reabiertaEn })
    expect(esperaFirmaDelOtorgante({ etapaDS: etapa, dsFirmada })).toBe(espera)
  },
)
