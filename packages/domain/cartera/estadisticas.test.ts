import { describe, expect, test } from 'vitest'
import {
  contratosEstimados,
  esMesFuturo,
  estadisticasDe,
  figuraDeLasFilas,
  figuras,
  figurasContadas,
  lapsosDelMes,
  tasaDeCierre,
} from './estadisticas.ts'

describe('closing rate, percent with one decimal', () => {
  test.each([
    [0, 0, 0],
    [3, 0, 0],
    [0, 8, 0],
    [1, 3, 33.3],
    [2, 3, 66.7],
    [1, 8, 12.5],
    [5, 5, 100],
    [3, 2, 150],
  ])('%i contracts of %i tries: %d', (contratos, intentos, tasa) => {
    expect(tasaDeCierre(contratos, intentos)).toBe(tasa)
  })
})

describe('contracts to expect of the DS of a month', () => {
  test.each([
    [5, 0, 0, 0],
    [0, 10, 5, 0],
    [7, 10, 0, 0],
    [7, 10, 5, 3.5],
    [4, 3, 1, 1.3],
    // computed from the counts: the shown rate, 33,3 % of 1000, would give 333
    [1000, 3, 1, 333.3],
  ])('%i sent, %i in twelve months of which %i closed: %d', (dsDelMes, ingresadas, contratos, estimados) => {
    expect(contratosEstimados(dsDelMes, { ingresadas, contratos })).toBe(estimados)
  })
})

test('the computed figures stand beside the counted ones', () => {
  const cuentas = {
    prospectos: 40,
    prospectoMes: 9,
    entrevistas: 12,
    entrevistaMes: 4,
    dsIngresadas: 10,
    dsIngresadaMes: 3,
    dsAceptadas: 6,
    contratos: 4,
  }
  expect(estadisticasDe(cuentas, { ingresadas: 6, contratos: 3 })).toEqual({
    ...cuentas,
    contratosEstimadosMes: 1.5,
    tasaCierreDS: 40,
    tasaCierreEntrevista: 33.3,
  })
})

describe('the rows behind a figure', () => {
  test.each(figurasContadas)('%s: its rows belong to that figure', (figura) => {
    expect(figuraDeLasFilas(figura)).toBe(figura)
  })

  test.each([
    ['tasaCierreDS', 'contratos'],
    ['tasaCierreEntrevista', 'contratos'],
    ['contratosEstimadosMes', 'dsIngresadaMes'],
  ] as const)('%s: those of %s', (figura, contada) => {
    expect(figuraDeLasFilas(figura)).toBe(contada)
  })

  test('none of the eleven figures is left out', () => {
    expect(figuras).toHaveLength(11)
  })
})

describe('a month', () => {
  test.each([
    [2026, 10, '2026-10-01', '2025-11-01', '2026-11-01'],
    [2026, 12, '2026-12-01', '2026-01-01', '2027-01-01'],
    [2026, 1, '2026-01-01', '2025-02-01', '2026-02-01'],
  ])('%i-%i runs from %s, its year from %s, both before %s', (anio, mes, desde, desdeHaceUnAnio, hasta) => {
    expect(lapsosDelMes({ anio, mes })).toEqual({ desde, desdeHaceUnAnio, hasta })
  })

  test.each([
    [2026, 10, false],
    [2025, 12, false],
    [2026, 11, true],
    [2027, 1, true],
  ])('%i-%i on 07-10-2026: to come is %s', (anio, mes, futuro) => {
    expect(esMesFuturo({ anio, mes }, '2026-10-07')).toBe(futuro)
  })
})
