import { describe, expect, test } from 'vitest'
import { pesos } from '../../base/dinero/tipos.ts'
import { desdeMes, rentaPromedio } from './promedio.ts'

const rutEmpleador = '76086428-5'
const hoy = '2026-10-07'
const pagada = (mes: string, imponible: number, cambios = {}) => ({
  mes,
  imponible: pesos(imponible),
  rutEmpleador,
  pagada: true,
  ...cambios,
})
const pedido = { rutEmpleador, hoy, meses: 3, tope: () => pesos(3_700_000) }
const tres = [pagada('2026-09', 1_000_000), pagada('2026-08', 1_200_000), pagada('2026-07', 1_400_000)]

describe('the average', () => {
  test.each([
    ['of the last three months', [...tres, pagada('2026-06', 9_000_000)], 1_200_000, 3],
    ['in any order', [...tres].reverse(), 1_200_000, 3],
    ['rounds half up', [pagada('2026-09', 1), pagada('2026-08', 2)], 2, 2],
    ['passes over unpaid months', [pagada('2026-09', 5_000_000, { pagada: false }), ...tres.slice(1)], 1_300_000, 2],
    ['passes over another employer', [...tres, pagada('2026-09', 5_000_000, { rutEmpleador: '1-9' })], 1_200_000, 3],
    ['adds two payments of one employer in a month', [...tres, pagada('2026-09', 300_000)], 1_300_000, 3],
    ['caps each month', [pagada('2026-09', 9_000_000), ...tres.slice(1)], 2_100_000, 3],
    ['leaves out months that are yet to come', [pagada('2026-11', 9_000_000), ...tres], 1_200_000, 3],
    ['reaches six months back', [pagada('2026-04', 600_000)], 600_000, 1],
    ['and no further', [pagada('2026-03', 600_000)], 0, 0],
    ['of nothing is 0', [], 0, 0],
    ['a month of 0 is none', [pagada('2026-09', 0)], 0, 0],
  ])('%s', (_, cotizaciones, promedio, meses) => {
    const renta = rentaPromedio(cotizaciones, pedido)
    expect([renta.promedio, renta.meses.length]).toEqual([promedio, meses])
  })

  test('of an independent worker is of twelve months', () => {
    const meses = Array.from(
      { length: 14 },
      (_, i) => `${i < 9 ? 2026 : 2025}-${String(i < 9 ? 9 - i : 21 - i).padStart(2, '0')}`,
    )
    const renta = rentaPromedio(
      meses.map((mes) => pagada(mes, 600_000)),
      { ...pedido, meses: 12 },
    )
    expect(renta).toEqual({ promedio: 600_000, meses: meses.slice(0, 12) })
  })

  test('without a known limit nothing is capped', () => {
    expect(rentaPromedio([pagada('2026-09', 9_000_000)], { ...pedido, tope: () => null }).promedio).toBe(9_000_000)
  })
})

test.each([
  ['2026-10-07', 3, '2026-04'],
  ['2026-10-31', 12, '2025-07'],
  ['2026-01-15', 3, '2025-07'],
])('on %s the last %i months are looked for from %s on', (dia, meses, desde) => {
  expect(desdeMes(dia, meses)).toBe(desde)
})
