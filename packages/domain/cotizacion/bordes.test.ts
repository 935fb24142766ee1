import { describe, expect, test } from 'vitest'
import { factor, pesos, uf, valorUF } from '../base/dinero/tipos.ts'
import { margenDeCompensacion, problemaDeCompensacion } from './compensacion.ts'
import { cotizar, grupoFamiliar } from './cotizar.ts'
import { factorDe, tablaUnica } from './factores.ts'
import { limitesDelPlan } from './renta.ts'
import { reparteElPlan } from './reparto.ts'
import { mejoresOpciones } from './sugerencias.ts'

// Cases that a change of one sign, word or border would break.

const HOY = '2026-10-05'

describe('the table of factors', () => {
  test('its source and its rows', () => {
    expect(tablaUnica.fuente).toBe('Tabla Única de Factores, Circular IF/N° 343 de 2019')
    const de = (nacimiento: string) => factorDe({ rol: 'cotizante', nacimiento }, HOY, tablaUnica).tramo
    expect([de('1996-01-15'), de('1960-01-15')]).toEqual([
      { desde: 25, hasta: 35 },
      { desde: 65, hasta: null },
    ])
  })

  test('a person not born yet has none, and the error names the day', () => {
    const futuro = { rol: 'carga' as const, nacimiento: '2026-10-06' }
    expect(() => factorDe(futuro, HOY, tablaUnica)).toThrow(`nacimiento posterior al ${HOY}`)
  })
})

test('a voluntary and employed worker has the limits of the income', () => {
  const limites = (...tipos: readonly ('V' | 'D')[]) =>
    limitesDelPlan({
      empleadores: tipos.map((tipoTrabajador) => ({ tipoTrabajador, remuneracionImponible: pesos(500_000) })),
      topeUF: uf(90),
      valorUF: valorUF(41_098.15),
      porcentajeMaximoRenta: 22,
      planMasBarato: pesos(90_000),
      planMasCaro: pesos(700_000),
    })
  expect(limites('V', 'D')).toMatchObject({ minimoMonto: 70_000, maximoMonto: 220_000 })
  expect(limites('V', 'V')).toMatchObject({ minimoMonto: 90_000, maximoMonto: 700_000 })
  expect(limites()).toMatchObject({ minimoMonto: 0, maximoMonto: 0 })
})

test('the rounding difference goes to the last person with a factor', () => {
  expect(reparteElPlan(uf(1.115), [0.9, 0.9, 0].map(factor), uf(2.007))).toEqual([1.004, 1.003, 0])
})

test('of equal cover and below the 7 % the nearest comes first, after all that lie above it', () => {
  const opcion = (total: number) => ({ totalPesos: pesos(total), hospitalario: 80, ambulatorio: 50 })
  const opciones = [100, 118, 119, 130, 120].map(opcion)
  const rango = { minimo: pesos(0), maximo: pesos(200), siete: pesos(120), tope: null }
  // the cheapest replaces the fourth
  expect(mejoresOpciones(opciones, rango).map(({ totalPesos }) => totalPesos)).toEqual([120, 130, 119, 100])
  expect(mejoresOpciones(opciones.slice(1), rango).map(({ totalPesos }) => totalPesos)).toEqual([120, 130, 119, 118])
})

describe('a pair with one amount alone that holds', () => {
  const foto = (base: number) => {
    const personas = [{ rol: 'cotizante' as const, nacimiento: '1996-01-15', etiqueta: 'Titular' }]
    const grupo = grupoFamiliar(personas, { primaUF: uf(0), cargaMenoresDe2: false, factores: tablaUnica }, HOY)
    const plan = { precioBaseUF: uf(base), caecUF: uf(0), beneficios: [], otorgaUF: uf(0), recibeUF: uf(0) }
    return cotizar(plan, grupo, valorUF(40_000))
  }
  // own 3 UF, 1 UF = $ 40.000
  const planes = (minimo: number, maximo: number, recibe = 4) => ({
    otorga: foto(3),
    recibe: foto(recibe),
    rango: { minimo: pesos(minimo), maximo: pesos(maximo) },
  })

  test('the agreed range is one amount wide', () => {
    expect(margenDeCompensacion(planes(160_000, 160_000))).toEqual({ minimo: 1, maximo: 1 })
    expect(problemaDeCompensacion(uf(1), planes(160_000, 160_000))).toBeNull()
    expect(margenDeCompensacion(planes(160_001, 160_039))).toBeNull()
  })

  test('it begins at the minimum, ends at 999, and never exceeds the payment of the other', () => {
    expect(margenDeCompensacion(planes(0, 120_040))).toEqual({ minimo: 0.001, maximo: 0.001 })
    expect(margenDeCompensacion(planes(0, 120_000))).toBeNull()
    expect(margenDeCompensacion(planes(0, 400_000))).toEqual({ minimo: 0.001, maximo: 4 })
    expect(margenDeCompensacion(planes(0, 60_000_000, 2_000))).toEqual({ minimo: 0.001, maximo: 999 })
  })
})
