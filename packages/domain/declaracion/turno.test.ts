import { describe, expect, test } from 'vitest'
import type { EtapaProspecto } from '../postulacion/etapas.ts'
import type { EtapaDS } from './etapas.ts'
import { recibeDebeEsperar, recibeSeAdelanta } from './turno.ts'

type Caso = [recibe: EtapaProspecto, otorga: EtapaProspecto, espera: boolean]

describe('the receiver of a pair waits for the giver', () => {
  test.each<Caso>([
    ['prospecto', 'prospecto', true],
    ['prospecto', 'resumenCotizacionCompensado', false],
    ['resumenCotizacionCompensado', 'resumenCotizacionCompensado', true],
    ['resumenCotizacionCompensado', 'cotizacionFinalizada', false],
    ['cotizacionFinalizada', 'cotizacionFinalizada', true],
    ['cotizacionFinalizada', 'invitacionAnulada', true],
    ['cotizacionFinalizada', 'invitacionEnviada', false],
    ['cotizacionFinalizada', 'dsManualGenerada', false],
    ['invitacionEnviada', 'dsManualGenerada', false],
    ['dsManualGenerada', 'cotizacionFinalizada', true],
  ])('receiver at %s, giver at %s: waits %s', (recibe, otorga, espera) => {
    expect(recibeDebeEsperar({ etapa: recibe, etapaDS: null }, { etapa: otorga, etapaDS: null })).toBe(espera)
  })

  test.each<[EtapaDS, EtapaDS, boolean]>([
    ['dsFinalizada', 'documentosContractuales', false],
    ['resultado', 'dsFinalizada', true],
    ['dsFinalizada', 'preguntas', true],
  ])('with the DS at %s and %s: waits %s', (dsRecibe, dsOtorga, espera) => {
    const recibe = { etapa: 'dsManualGenerada', etapaDS: dsRecibe } as const
    const otorga = { etapa: 'invitacionAnulada', etapaDS: dsOtorga } as const
    expect(recibeDebeEsperar(recibe, otorga)).toBe(espera)
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
  })
})
