import { expect, test } from 'vitest'
import { HORAS_PARA_DESHACER, seDeshaceDesde, seDeshaceHasta, sePuedeDeshacer } from './un-dia-para-deshacer.ts'

const HECHO = '2026-10-07T13:00:00.000Z'

test('an act can be undone for a day, to the millisecond', () => {
  expect(HORAS_PARA_DESHACER).toBe(24)
  expect(seDeshaceHasta(HECHO)).toBe('2026-10-08T13:00:00.000Z')
  expect(seDeshaceDesde(seDeshaceHasta(HECHO))).toBe(HECHO)
})

test.each([
  ['2026-10-07T13:00:00.000Z', true],
  ['2026-10-06T13:00:00.000Z', true],
  ['2026-10-06T12:59:59.000Z', false],
])('an act of %s can be undone the next day at 13:00: %s', (retirado, puede) => {
  expect(sePuedeDeshacer(retirado, '2026-10-07T13:00:00.000Z')).toBe(puede)
})
