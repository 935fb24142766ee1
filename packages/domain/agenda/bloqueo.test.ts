import { expect, test } from 'vitest'
import { type Bloqueo, tramosDe } from './bloqueo.ts'

const horas: Bloqueo = {
  clase: 'horas',
  desde: '2026-10-06',
  hasta: '2026-10-06',
  horaInicio: '13:00',
  horaTermino: '14:00',
}
const semanal: Bloqueo = { ...horas, clase: 'semanal', hasta: '2026-10-27' }
const ausencia: Bloqueo = {
  clase: 'ausencia',
  desde: '2026-10-08',
  hasta: '2026-10-10',
  horaInicio: null,
  horaTermino: null,
}
const dias = (bloqueo: Bloqueo, desde: string, hasta: string) =>
  tramosDe(bloqueo, desde, hasta).map(({ start }) => start.slice(0, 10))

test.each<[string, Bloqueo, string, string, string[]]>([
  ['hours of one day within the period', horas, '2026-10-01', '2026-10-31', ['2026-10-06']],
  ['hours before the period', horas, '2026-10-07', '2026-10-31', []],
  ['hours after the period', horas, '2026-10-01', '2026-10-05', []],
  ['a weekly one from its first day', semanal, '2026-10-01', '2026-10-14', ['2026-10-06', '2026-10-13']],
  ['a weekly one in the middle', semanal, '2026-10-14', '2026-10-20', ['2026-10-20']],
  ['a weekly one, no day of it', semanal, '2026-10-14', '2026-10-19', []],
  ['a weekly one until its last day', semanal, '2026-10-21', '2026-12-31', ['2026-10-27']],
  [
    'a daily one on each day',
    { ...semanal, clase: 'diario' },
    '2026-10-26',
    '2026-12-31',
    ['2026-10-26', '2026-10-27'],
  ],
  ['an absence that begins before', ausencia, '2026-10-09', '2026-10-31', ['2026-10-09', '2026-10-10']],
  ['an absence that ends after', ausencia, '2026-10-01', '2026-10-08', ['2026-10-08']],
])('%s', (_what, bloqueo, desde, hasta, expected) => expect(dias(bloqueo, desde, hasta)).toEqual(expected))

test('hours keep their place on the clock; an absence takes the whole day', () => {
  expect(tramosDe(semanal, '2026-10-13', '2026-10-13')).toEqual([
    { start: '2026-10-13T13:00', end: '2026-10-13T14:00' },
  ])
  expect(tramosDe(ausencia, '2026-10-10', '2026-10-10')).toEqual([
    { start: '2026-10-10T00:00', end: '2026-10-11T00:00' },
  ])
})
