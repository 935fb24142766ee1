import { describe, expect, test } from 'vitest'
import { anulaLoRechazadoAntesDe } from './anulacion.ts'
import { etapasDS, puedePasarDS, puedeRechazarse } from './etapas.ts'

const AHORA = '2026-10-07T13:00:00.000Z'

describe('a rejected authentication', () => {
  test('blocks only who has not yet proved who they are', () => {
    expect(etapasDS.filter(puedeRechazarse).toSorted()).toEqual(['inicio', 'invitacionEnviada', 'validacion'])
    for (const etapa of etapasDS.filter(puedeRechazarse)) expect(puedePasarDS(etapa, 'bloqueado')).toBe(true)
  })

  test('annuls its invitation after seven days', () => {
    expect(anulaLoRechazadoAntesDe(AHORA)).toBe('2026-09-30T13:00:00.000Z')
  })
})
