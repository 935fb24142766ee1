import { expect, test } from 'vitest'
import { esDescanso, primerDiaHabil } from './descanso.ts'

test.each([
  ['2026-10-07', false, '2026-10-07'],
  ['2026-10-10', false, '2026-10-10'],
  ['2026-10-11', true, '2026-10-13'],
  ['2026-10-12', true, '2026-10-13'],
  ['2026-09-18', true, '2026-09-21'],
  ['2026-12-25', true, '2026-12-26'],
])('%s: day of rest %s, first working day %s', (fecha, descanso, habil) => {
  expect(esDescanso(fecha)).toBe(descanso)
  expect(primerDiaHabil(fecha)).toBe(habil)
})

test('a holiday that an operator added counts too', () => {
  const feriados = new Set(['2026-10-07', '2026-10-08'])
  expect(primerDiaHabil('2026-10-07', feriados)).toBe('2026-10-09')
})
