import { describe, expect, test } from 'vitest'
import { anulaLoRechazadoAntesDe, deshaceLoAnuladoDesde, reversibleHasta } from './anulacion.ts'
import { etapasDS, puedePasarDS, puedeRechazarse } from './etapas.ts'
import { esReutilizable } from './reutilizar.ts'

const AHORA = '2026-10-07T13:00:00.000Z'

describe('what was declared may serve again', () => {
  const enviada = '2026-09-01T13:00:00.000Z'
  const ds = { etapa: 'resultado', resultado: 1, acepta: null, enviada } as const
  test.each([
    ['authorized', {}, true],
    ['finished', { etapa: 'dsFinalizada' }, true],
    ['restricted and accepted', { resultado: 2, acepta: true }, true],
    ['restricted, not answered', { resultado: 2 }, false],
    ['restricted, not accepted', { resultado: 2, acepta: false }, false],
    ['short of income', { resultado: 8, etapa: 'noVigente' }, true],
    ['in evaluation', { resultado: 0 }, false],
    ['in revision', { resultado: 3 }, false],
    ['rejected', { resultado: 4, etapa: 'rechazado' }, false],
    ['cancelled', { resultado: 5 }, false],
    ['income in doubt', { resultado: 6 }, false],
    ['papers wanted', { resultado: 7 }, false],
    ['not evaluated', { resultado: null }, false],
    ['not sent', { enviada: null }, false],
    ['with its contract', { etapa: 'terminado' }, false],
    ['on its last moment', { enviada: '2026-07-09T13:00:00.001Z' }, true],
    ['of ninety days ago', { enviada: '2026-07-09T13:00:00.000Z' }, false],
  ] as const)('%s: %o → %s', (_title, changes, serves) => {
    expect(esReutilizable({ ...ds, ...changes }, AHORA)).toBe(serves)
  })
})

describe('a rejected authentication', () => {
  test('blocks only who has not yet proved who they are', () => {
    expect(etapasDS.filter(puedeRechazarse).toSorted()).toEqual(['inicio', 'invitacionEnviada', 'validacion'])
    for (const etapa of etapasDS.filter(puedeRechazarse)) expect(puedePasarDS(etapa, 'bloqueado')).toBe(true)
  })

  test('annuls its invitation after seven days, for which there is an undo of 24 hours', () => {
    expect(anulaLoRechazadoAntesDe(AHORA)).toBe('2026-09-30T13:00:00.000Z')
    expect(deshaceLoAnuladoDesde(AHORA)).toBe('2026-10-06T13:00:00.000Z')
    expect(reversibleHasta(AHORA)).toBe('2026-10-08T13:00:00.000Z')
  })
})
