import { expect, test } from 'vitest'
import { esperadosHasta } from './mes.ts'

test.each([
  [10, '2026-12-01', 0],
  [10, '2026-12-16', 5],
  [10, '2026-12-31', 10],
  [28, '2026-02-14', 14],
])('a goal of %i on %s asks for %i', (meta, hoy, esperados) => {
  expect(esperadosHasta(meta, hoy)).toBe(esperados)
})
