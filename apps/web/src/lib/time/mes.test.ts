import { describe, expect, test } from 'vitest'
import { aniosHasta, enElAnio, mesDe, mesesHasta } from './mes.ts'

const HOY = '2026-10-07'

describe('the month of the URL', () => {
  test.each([
    ['', 2026, 10],
    ['mes=9&anio=2026', 2026, 9],
    ['mes=12&anio=2025', 2025, 12],
    ['anio=2025', 2025, 10],
    ['mes=11&anio=2026', 2026, 10],
    ['mes=1&anio=2027', 2026, 10],
    ['mes=13&anio=2025', 2026, 10],
    ['mes=0&anio=2025', 2026, 10],
    ['mes=abc&anio=1999', 2026, 10],
    ['mes=-3&anio=2025', 2025, 10],
  ])('%s: %i-%i', (query, anio, mes) => {
    expect(mesDe(new URLSearchParams(query), HOY)).toEqual({ anio, mes })
  })
})

describe('months that can be chosen', () => {
  test('of this year the months that have begun, of another all', () => {
    expect(mesesHasta(2026, HOY)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(mesesHasta(2025, HOY)).toHaveLength(12)
  })

  test.each([
    [2026, [2026, 2025, 2024, 2023, 2022, 2021]],
    [2019, [2026, 2025, 2024, 2023, 2022, 2021, 2019]],
  ])('with %i looked at, the years %j', (elegido, anios) => {
    expect(aniosHasta(HOY, elegido)).toEqual(anios)
  })

  test.each([
    [12, 2026, 10],
    [12, 2025, 12],
    [3, 2026, 3],
  ])('month %i in %i becomes %i', (mes, anio, next) => {
    expect(enElAnio(mes, anio, HOY)).toEqual({ anio, mes: next })
  })
})
