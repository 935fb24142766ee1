import { describe, expect, test } from 'vitest'
import type { EtapaProspecto } from '../postulacion/etapas.ts'
import { recibeSeAdelanta } from './turno.ts'

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
