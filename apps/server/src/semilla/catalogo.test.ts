import { pesos, uf, valorUF as valorDeLaUF } from '@alerce/domain/base/dinero/tipos'
import { cotizar, grupoFamiliar } from '@alerce/domain/cotizacion/cotizar'
import { tablaUnica } from '@alerce/domain/cotizacion/factores'
import { limitesDelPlan } from '@alerce/domain/cotizacion/renta'
import { describe, expect, test } from 'vitest'
import { colectivos, planes } from './catalogo/planes.ts'
import { prestadores } from './catalogo/prestadores.ts'
import { beneficios } from './catalogo.ts'

const hoy = '2026-10-07'
const valorUF = valorDeLaUF(41_114.53)
const regiones = Array.from({ length: 16 }, (_, i) => i + 1)
const individuales = planes.filter((p) => p.colectivo === null)

describe('the catalogue', () => {
  test('has 60 plans, each code once, base prices from 1,1 to 6,5 UF', () => {
    expect(planes).toHaveLength(60)
    expect(new Set(planes.map((p) => p.codigo)).size).toBe(60)
    expect([...new Set(planes.map((p) => p.base))].toSorted((a, b) => a - b).at(0)).toBe(1.1)
    expect(Math.max(...planes.map((p) => p.base))).toBe(6.5)
  })

  test.each(regiones)('region %i has plans and at least one provider', (region) => {
    expect(individuales.filter((p) => p.regiones.includes(region)).length).toBeGreaterThanOrEqual(4)
    expect(prestadores.some((p) => p.region === region)).toBe(true)
  })

  test('bonuses lie between 70 and 100 (hospital) and 50 and 80 (ambulatory)', () => {
    for (const { hospitalario, ambulatorio } of planes.flatMap((p) => [p, ...p.red])) {
      expect(hospitalario).toBeGreaterThanOrEqual(70)
      expect(hospitalario).toBeLessThanOrEqual(100)
      expect(ambulatorio).toBeGreaterThanOrEqual(50)
      expect(ambulatorio).toBeLessThanOrEqual(80)
    }
  })

  test.each(colectivos)('$descripcion has plans of its own', ({ codigo }) => {
    expect(planes.filter((p) => p.colectivo === codigo)).toHaveLength(3)
  })

  test('benefits come free and paid, several to a group', () => {
    const paid = beneficios.filter((b) => !b.especial && b.precio > 0)
    const free = beneficios.filter((b) => !b.especial && b.precio === 0)
    expect(paid.length).toBeGreaterThanOrEqual(4)
    expect(free.length).toBeGreaterThanOrEqual(4)
    expect(new Set(paid.map((b) => b.grupo)).size).toBeLessThan(paid.length)
  })
})

describe('an income of $ 1.500.000 finds four plans in range', () => {
  const { minimoMonto, maximoMonto } = limitesDelPlan({
    empleadores: [{ tipoTrabajador: 'D', remuneracionImponible: pesos(1_500_000) }],
    topeUF: uf(90),
    valorUF,
    porcentajeMaximoRenta: 22,
    planMasBarato: pesos(0),
    planMasCaro: pesos(0),
  })
  const sinMas = { caecUF: uf(0), beneficios: [], otorgaUF: uf(0), recibeUF: uf(0) }
  const solo = [{ rol: 'cotizante', nacimiento: '1994-03-12', etiqueta: 'Titular' }] as const
  const familia = [
    { rol: 'cotizante', nacimiento: '1986-03-12', etiqueta: 'Titular' },
    { rol: 'carga', nacimiento: '1988-07-01', etiqueta: 'Cónyuge' },
    { rol: 'carga', nacimiento: '2019-02-20', etiqueta: 'Hijo' },
  ] as const

  const grandes = prestadores.filter((p) => [13, 5, 8, 2, 7, 9].includes(p.region) && p.nivel <= 2)

  test.each([
    ['a single person', solo],
    ['a family of three', familia],
  ])('%s, at every usual provider of the big regions', (_title, personas) => {
    const grupo = grupoFamiliar(personas, { primaUF: uf(0.731), cargaMenoresDe2: true, factores: tablaUnica }, hoy)
    for (const prestador of grandes) {
      const enRango = individuales
        .filter((p) => p.regiones.includes(prestador.region))
        .filter((p) => p.libreEleccion || p.red.some((r) => r.prestador === prestador.codigo))
        .map((p) => cotizar({ precioBaseUF: p.base, ...sinMas }, grupo, valorUF))
        .filter(({ totalPesos }) => totalPesos >= minimoMonto && totalPesos <= maximoMonto)
      expect(enRango.length, prestador.nombre).toBeGreaterThanOrEqual(4)
    }
  })
})
