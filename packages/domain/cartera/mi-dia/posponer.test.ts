import { describe, expect, test } from 'vitest'
import { diasDeVuelta, puedeVolver, sePospone, siguePospuesto, vueltasOfrecidas } from './posponer.ts'

const hoy = '2026-10-07'

test.each([
  ['2026-10-06', false],
  ['2026-10-07', false],
  ['2026-10-08', true],
  ['2026-12-06', true],
  ['2026-12-07', false],
])('a matter postponed on 07-10 may return on %s: %s', (fecha, puede) => {
  expect(puedeVolver(fecha, hoy)).toBe(puede)
})

test('the days that are offered are those that are taken', () => {
  const { desde, hasta } = diasDeVuelta(hoy)
  expect([desde, hasta]).toEqual(['2026-10-08', '2026-12-06'])
})

test.each([
  ['atrasado', null, true],
  ['hoy', null, true],
  ['espera', null, true],
  ['atrasado', 4, true],
  ['hoy', 4, false],
] as const)('%s, appointment %s: it is put off, %s', (grupo, citaId, se) => {
  expect(sePospone({ grupo, citaId })).toBe(se)
})

describe('a matter stays put off', () => {
  const desde = '2026-10-01T15:00:00.000Z'
  test.each([
    ['until the day before it comes back', '2026-10-08', desde, true],
    ['not on that day', '2026-10-07', desde, false],
    ['not once it stands there since another instant', '2026-10-08', '2026-10-06T15:00:00.000Z', false],
  ])('%s', (_what, vuelve, ahora, sigue) => {
    expect(siguePospuesto({ desde, vuelve }, { desde: ahora }, hoy)).toBe(sigue)
  })
})

test.each([
  [
    'a Wednesday',
    '2026-10-07',
    [
      ['2026-10-08', 1],
      ['2026-10-10', 3],
    ],
  ],
  ['a Saturday before Monday 12, a holiday', '2026-10-10', [['2026-10-13', 3]]],
  [
    'a Thursday',
    '2026-10-22',
    [
      ['2026-10-23', 1],
      ['2026-10-26', null],
    ],
  ],
  [
    'a plain Monday',
    '2026-10-19',
    [
      ['2026-10-20', 1],
      ['2026-10-22', 3],
    ],
  ],
] as const)('on %s buttons offer working days, each once', (_when, dia, ofrecidas) => {
  expect(vueltasOfrecidas(dia).map(({ fecha, dias }) => [fecha, dias])).toEqual(ofrecidas)
})
