import { expect, test } from 'vitest'
import { valeHasta } from './validez.ts'

test.each([
  ['2026-10-07', 30, '2026-11-06'],
  ['2026-12-15', 30, '2027-01-14'],
] as const)('a quote of %s for %i days holds until %s', (fecha, dias, hasta) => {
  expect(valeHasta(fecha, dias)).toBe(hasta)
})
