import { describe, expect, test } from 'vitest'
import { esperadosHasta, lapsosComparados } from './mes.ts'

describe('a month beside the one before', () => {
  test('this month to today, last month to the same day', () => {
    expect(lapsosComparados('2026-12-01', '2026-12-15')).toMatchObject({
      mes: { desde: '2026-12-01', hasta: '2026-12-16' },
      mesAntes: { desde: '2026-11-01', hasta: '2026-11-16' },
    })
  })

  test('an earlier month whole, with the whole one before', () => {
    expect(lapsosComparados('2026-03-01', '2026-12-15')).toEqual({
      mes: { desde: '2026-03-01', hasta: '2026-04-01' },
      mesAntes: { desde: '2026-02-01', hasta: '2026-03-01' },
    })
  })
})

test.each([
  [10, '2026-12-01', 0],
  [10, '2026-12-16', 5],
  [10, '2026-12-31', 10],
  [28, '2026-02-14', 14],
])('a goal of %i on %s asks for %i', (meta, hoy, esperados) => {
  expect(esperadosHasta(meta, hoy)).toBe(esperados)
})
