import { describe, expect, test } from 'vitest'
import type { EtapaDS } from '../declaracion/etapas.ts'
import type { EtapaProspecto } from './etapas.ts'
import { recibeDebeEsperar } from './pareja.ts'

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
