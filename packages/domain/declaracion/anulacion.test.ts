import { describe, expect, test } from 'vitest'
import { anulaLoRechazadoAntesDe, puedeAnularse } from './anulacion.ts'
import { etapasDS, etapasSinCompletar, puedePasarDS, puedeRechazarse } from './etapas.ts'

const AHORA = '2026-10-07T13:00:00.000Z'

test('an invitation may be annulled until it is signed, and never after, though it was opened again', () => {
  expect(etapasDS.filter((etapa) => puedeAnularse(etapa, false)).toSorted()).toEqual([...etapasSinCompletar].toSorted())
  expect(etapasDS.filter((etapa) => puedeAnularse(etapa, true))).toEqual([])
})

describe('a rejected authentication', () => {
  test('blocks only an applicant not identified yet', () => {
    expect(etapasDS.filter(puedeRechazarse).toSorted()).toEqual(['inicio', 'invitacionEnviada', 'validacion'])
    for (const etapa of etapasDS.filter(puedeRechazarse)) expect(puedePasarDS(etapa, 'bloqueado')).toBe(true)
  })

  test('annuls its invitation after seven days', () => {
    expect(anulaLoRechazadoAntesDe(AHORA)).toBe('2026-09-30T13:00:00.000Z')
  })
})
