import { describe, expect, test } from 'vitest'
import { esRangoDeVista, rangoDeVista, rangoInicial, rangoParaVista } from './vista.ts'

const HOY = '2026-10-07'
const DESPUES = '2026-12-01'
const nada = { dias: null, desde: null, hasta: null }

describe('days of a view', () => {
  test.each([
    ['those with which the list opens', rangoInicial(HOY), nada, rangoInicial(DESPUES)],
    [
      'the last days',
      { desde: '2026-09-27', hasta: HOY },
      { ...nada, dias: 10 },
      { desde: '2026-11-21', hasta: DESPUES },
    ],
    ['today alone', { desde: HOY, hasta: HOY }, { ...nada, dias: 0 }, { desde: DESPUES, hasta: DESPUES }],
    [
      'days that ended before',
      { desde: '2026-08-01', hasta: '2026-08-31' },
      { dias: null, desde: '2026-08-01', hasta: '2026-08-31' },
      { desde: '2026-08-01', hasta: '2026-08-31' },
    ],
  ])('%s', (_what, rango, guardado, despues) => {
    expect(rangoParaVista(rango, HOY)).toEqual(guardado)
    expect(rangoDeVista(guardado, HOY)).toEqual(rango)
    expect(rangoDeVista(guardado, DESPUES)).toEqual(despues)
  })

  test.each([
    [nada, true],
    [{ ...nada, dias: 3 }, true],
    [{ dias: null, desde: '2026-08-01', hasta: '2026-08-01' }, true],
    [{ dias: null, desde: '2026-08-02', hasta: '2026-08-01' }, false],
    [{ dias: null, desde: '2026-08-02', hasta: null }, false],
    [{ dias: 3, desde: '2026-08-01', hasta: '2026-08-02' }, false],
  ])('%o may be kept: %s', (rango, puede) => expect(esRangoDeVista(rango)).toBe(puede))
})
