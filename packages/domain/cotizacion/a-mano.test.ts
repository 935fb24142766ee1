import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pesos, uf, valorUF } from '../base/dinero/tipos.ts'
import { type FamiliaAMano, precioAMano, seDejaDar, sieteAMano } from '../testing/precio-a-mano.ts'
import { compensar, problemaDeCompensacion } from './compensacion.ts'
import { cotizar, type Foto, grupoFamiliar } from './cotizar.ts'
import { tablaUnica } from './factores.ts'
import { limitesDelPlan } from './renta.ts'

const FAMILIAS = { numRuns: 10_000 }
const milesimas = (max: number) => fc.integer({ min: 0, max }).map((n) => n / 1000)

/**
 * Day between two years, written by hand, to test each border of the table on the day, the day before and the day
 * after.
 */
const dia = (desde: number, hasta: number) =>
  fc
    .tuple(fc.integer({ min: desde, max: hasta }), fc.integer({ min: 0, max: 364 }))
    .map(([ano, at]) => new Date(Date.UTC(ano, 0, 1 + at)).toISOString().slice(0, 10))
const HOY = '2026-10-05'
const deBorde = fc
  .tuple(fc.constantFrom(0, 1, 2, 18, 20, 25, 35, 45, 55, 65), fc.constantFrom('10-04', '10-05', '10-06', '02-29'))
  .map(([anios, mesDia]) =>
    mesDia === '02-29' ? '2004-02-29' : `${2026 - anios - (mesDia > '10-05' ? 1 : 0)}-${mesDia}`,
  )
const carga = fc.oneof(dia(1930, 2025), deBorde)
const titular = fc.oneof(dia(1930, 2007), fc.constantFrom('1961-10-05', '1961-10-06', '2004-02-29', '2006-10-05'))

const familia: fc.Arbitrary<FamiliaAMano> = fc
  .record({
    titular,
    cargas: fc.array(carga, { maxLength: 9 }),
    precioBase: fc.integer({ min: 100, max: 9_999 }).map((n) => n / 1000),
    caec: milesimas(400),
    beneficios: fc.array(milesimas(900), { maxLength: 5 }),
    primaGes: fc.constantFrom(0.712, 0.731, 0.778, 0.854, 0.91, 0.971, 1.036),
    gesDelBebe: fc.boolean(),
    valorUF: fc.integer({ min: 2_500_000, max: 6_000_000 }).map((n) => n / 100),
  })
  .map(({ titular: uno, cargas, ...resto }) => ({ ...resto, nacimientos: [uno, ...cargas], hoy: HOY, da: 0, toma: 0 }))

function delProducto(f: FamiliaAMano): Foto {
  const personas = f.nacimientos.map((nacimiento, lugar) => ({
    rol: lugar === 0 ? ('cotizante' as const) : ('carga' as const),
    nacimiento,
    etiqueta: `Persona ${lugar}`,
  }))
  const grupo = grupoFamiliar(
    personas,
    { primaUF: uf(f.primaGes), cargaMenoresDe2: f.gesDelBebe, factores: tablaUnica },
    f.hoy,
  )
  const beneficios = f.beneficios.map((precio, codigo) => ({ codigo, nombre: 'x', precioUF: uf(precio) }))
  const [precioBaseUF, caecUF, otorgaUF, recibeUF] = [uf(f.precioBase), uf(f.caec), uf(f.da), uf(f.toma)]
  return cotizar({ precioBaseUF, caecUF, beneficios, otorgaUF, recibeUF }, grupo, valorUF(f.valorUF))
}
const enMilesimas = (monto: number) => BigInt(Math.round(monto * 1000))
const comoAMano = (foto: Foto) => ({
  plan: enMilesimas(foto.precioPlanUF),
  ges: enMilesimas(foto.precioGesUF),
  total: enMilesimas(foto.totalUF),
  totalPesos: BigInt(foto.totalPesos),
  pagar: enMilesimas(foto.pagarUF),
  pagarPesos: BigInt(foto.pagarPesos),
})

describe('worked out by hand', () => {
  test('the second computation knows the published vectors itself', () => {
    const uno = { hoy: HOY, caec: 0, beneficios: [], gesDelBebe: true, valorUF: 41_098.15, da: 0, toma: 0 }
    const mayores = ['1960-01-15', '1969-01-15', '2014-01-15', '2009-01-15']
    expect(precioAMano({ ...uno, nacimientos: mayores, precioBase: 3.105, primaGes: 1.036 })).toMatchObject({
      plan: 15_525n,
      ges: 4_144n,
      total: 19_669n,
      totalPesos: 808_360n,
    })
    const jovenes = ['1986-01-15', '1993-01-15', '2021-01-15', '2025-01-15']
    const conBebe = { ...uno, nacimientos: jovenes, precioBase: 2.34, primaGes: 0.731 }
    expect(precioAMano(conBebe)).toMatchObject({ plan: 6_084n, total: 9_008n, totalPesos: 370_212n })
    expect(precioAMano({ ...conBebe, gesDelBebe: false })).toMatchObject({ total: 8_277n, totalPesos: 340_169n })
  })

  test('10,000 families cost the same', () => {
    fc.assert(
      fc.property(familia, (f) => {
        expect(comoAMano(delProducto(f))).toEqual(precioAMano(f))
      }),
      FAMILIAS,
    )
  })

  test('10,000 pairs pay the same, and may give the same amounts', () => {
    const pareja = fc.record({
      otorga: familia,
      recibe: familia,
      monto: fc.integer({ min: 0, max: 30_000 }),
      minimo: fc.integer({ min: 0, max: 900_000 }),
      ancho: fc.integer({ min: 0, max: 2_000_000 }),
    })
    let dadas = 0
    fc.assert(
      fc.property(pareja, ({ otorga, recibe: otra, monto, minimo, ancho }) => {
        const recibe = { ...otra, valorUF: otorga.valorUF }
        const rango = { minimo: pesos(minimo), maximo: pesos(minimo + ancho) }
        const solos = { otorga: delProducto(otorga), recibe: delProducto(recibe) }
        const da = uf(monto / 1000)
        const vale = problemaDeCompensacion(da, { ...solos, rango }) === null
        expect(vale).toBe(seDejaDar(BigInt(monto), otorga, recibe, [BigInt(minimo), BigInt(minimo + ancho)]))
        if (!vale) return
        dadas += 1
        const ambos = compensar(solos, da)
        expect(comoAMano(ambos.otorga)).toEqual(precioAMano({ ...otorga, da }))
        expect(comoAMano(ambos.recibe)).toEqual(precioAMano({ ...recibe, toma: da }))
      }),
      FAMILIAS,
    )
    expect(dadas).toBeGreaterThan(500)
  })

  test('10,000 incomes have the same 7 % and the same ceiling', () => {
    const renta = fc.array(fc.integer({ min: 0, max: 6_000_000 }), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(renta, fc.constantFrom(84.3, 87.8, 90), (rentas, tope) => {
        const valor = 41_098.15
        const limites = limitesDelPlan({
          empleadores: rentas.map((una) => ({ tipoTrabajador: 'D', remuneracionImponible: pesos(una) })),
          topeUF: uf(tope),
          valorUF: valorUF(valor),
          porcentajeMaximoRenta: 22,
          planMasBarato: pesos(0),
          planMasCaro: pesos(0),
        })
        const { imponible, siete, maximo } = sieteAMano(rentas, tope, valor, 22)
        expect([limites.rentaImponible, limites.monto, limites.maximoMonto].map(BigInt)).toEqual([
          imponible,
          siete,
          maximo,
        ])
      }),
      FAMILIAS,
    )
  })
})
