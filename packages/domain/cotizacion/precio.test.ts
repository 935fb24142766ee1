import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sumaUF } from '../base/dinero/cuentas.ts'
import { pesos, uf, valorUF } from '../base/dinero/tipos.ts'
import { cotizar, grupoFamiliar, type PersonaACotizar } from './cotizar.ts'
import { factorDe, tablaUnica } from './factores.ts'
import { limitesDelPlan, topesPublicados } from './renta.ts'

const HOY = '2026-10-05'
const UF = valorUF(41_098.15)

function nacido(years: number): string {
  return `${2026 - years}-01-15`
}
const titular = (years: number): PersonaACotizar => ({
  rol: 'cotizante',
  nacimiento: nacido(years),
  etiqueta: 'Titular',
})
const carga = (years: number): PersonaACotizar => ({ rol: 'carga', nacimiento: nacido(years), etiqueta: 'Carga' })
const CERO = uf(0)
const plan = (base: number) => ({
  precioBaseUF: uf(base),
  caecUF: CERO,
  beneficios: [],
  otorgaUF: CERO,
  recibeUF: CERO,
})

describe('the published vectors of a price', () => {
  const familia = [titular(40), carga(33), carga(5), carga(1)]
  test.each([
    {
      base: 2.34,
      personas: [titular(30)],
      prima: 0.731,
      bebe: true,
      factor: 1,
      planUF: 2.34,
      ges: 0.731,
      total: 3.071,
      pesos: 126_212,
    },
    {
      base: 2.34,
      personas: familia,
      prima: 0.731,
      bebe: true,
      factor: 2.6,
      planUF: 6.084,
      ges: 2.924,
      total: 9.008,
      pesos: 370_212,
    },
    {
      base: 2.34,
      personas: familia,
      prima: 0.731,
      bebe: false,
      factor: 2.6,
      planUF: 6.084,
      ges: 2.193,
      total: 8.277,
      pesos: 340_169,
    },
    {
      base: 3.105,
      personas: [titular(66), carga(57), carga(12), carga(17)],
      prima: 1.036,
      bebe: true,
      factor: 5,
      planUF: 15.525,
      ges: 4.144,
      total: 19.669,
      pesos: 808_360,
    },
  ])('base $base, factor $factor → $total UF', (v) => {
    const grupo = grupoFamiliar(
      v.personas,
      { primaUF: uf(v.prima), cargaMenoresDe2: v.bebe, factores: tablaUnica },
      HOY,
    )
    const foto = cotizar(plan(v.base), grupo, UF)
    expect(foto).toMatchObject({
      factorGrupoFamiliar: v.factor,
      precioPlanUF: v.planUF,
      precioGesUF: v.ges,
      totalUF: v.total,
      totalPesos: v.pesos,
    })
  })
})

describe('factors', () => {
  test.each([
    ['cotizante', 18, 0.6],
    ['cotizante', 19, 0.6],
    ['cotizante', 20, 0.9],
    ['cotizante', 24, 0.9],
    ['cotizante', 25, 1],
    ['cotizante', 35, 1.3],
    ['cotizante', 45, 1.4],
    ['cotizante', 55, 2],
    ['cotizante', 64, 2],
    ['cotizante', 65, 2.4],
    ['cotizante', 99, 2.4],
    ['carga', 2, 0.6],
    ['carga', 19, 0.6],
    ['carga', 20, 0.7],
    ['carga', 34, 0.7],
    ['carga', 35, 0.9],
    ['carga', 45, 1],
    ['carga', 55, 1.4],
    ['carga', 65, 2.2],
  ] as const)('%s of %i: %d', (rol, years, factor) => {
    expect(factorDe({ rol, nacimiento: nacido(years) }, HOY, tablaUnica).factor).toBe(factor)
  })

  test('a child pays from its second birthday on', () => {
    const at = (nacimiento: string) => factorDe({ rol: 'carga', nacimiento }, HOY, tablaUnica)
    expect(at('2024-10-06')).toMatchObject({ factor: 0, exento: true, edad: 1 })
    expect(at('2024-10-05')).toMatchObject({ factor: 0.6, exento: false, edad: 2 })
    expect(at(HOY)).toMatchObject({ factor: 0, exento: true, edad: 0 })
  })

  test('a person not born yet has none', () => {
    expect(() => factorDe({ rol: 'carga', nacimiento: '2026-10-06' }, HOY, tablaUnica)).toThrow(RangeError)
  })
})

const persona = fc.integer({ min: 0, max: 90 }).map(carga)
const uf3 = (max: number) => fc.integer({ min: 0, max: max * 1000 }).map((n) => uf(n / 1000))

describe('properties of a price', () => {
  const grupoDe = (personas: readonly PersonaACotizar[]) =>
    grupoFamiliar([titular(40), ...personas], { primaUF: uf(0.731), cargaMenoresDe2: true, factores: tablaUnica }, HOY)

  test('the order of the beneficiaries does not matter', () => {
    fc.assert(
      fc.property(fc.array(persona, { maxLength: 8 }), uf3(7), (personas, base) => {
        const a = cotizar(plan(base), grupoDe(personas), UF)
        const b = cotizar(plan(base), grupoDe(personas.toReversed()), UF)
        expect([b.totalUF, b.totalPesos]).toEqual([a.totalUF, a.totalPesos])
      }),
    )
  })

  test('the total is the sum of its rounded parts, and a pair always sums to zero', () => {
    fc.assert(
      fc.property(
        fc.array(persona, { maxLength: 8 }),
        uf3(7),
        uf3(1),
        uf3(2),
        uf3(3),
        (personas, base, caec, bes, dado) => {
          const beneficios = [{ codigo: 1, nombre: 'x', precioUF: bes }]
          const grupo = grupoDe(personas)
          const part = { precioBaseUF: base, caecUF: caec, beneficios }
          const otorga = cotizar({ ...part, otorgaUF: dado, recibeUF: CERO }, grupo, UF)
          const recibe = cotizar({ ...part, otorgaUF: CERO, recibeUF: dado }, grupo, UF)
          const alone = cotizar({ ...part, otorgaUF: CERO, recibeUF: CERO }, grupo, UF)
          expect(alone.totalUF).toBe(sumaUF(alone.precioPlanUF, alone.precioGesUF, alone.caecUF, alone.besUF))
          expect(sumaUF(otorga.totalUF, recibe.totalUF)).toBe(sumaUF(alone.totalUF, alone.totalUF))
        },
      ),
    )
  })
})

describe('income', () => {
  test.each([
    ['2024-06-01', 84.3],
    ['2025-01-15', 87.7],
    ['2025-02-01', 87.8],
    ['2026-01-31', 89.9],
    ['2026-02-01', 90],
  ])('the limit on %s is %d UF', (day, uf) => expect(topesPublicados.find(({ desde }) => desde <= day)?.tope).toBe(uf))

  const planes = { planMasBarato: pesos(90_000), planMasCaro: pesos(700_000) }
  const datos = { topeUF: uf(90), valorUF: UF, porcentajeMaximoRenta: 22, ...planes }
  const de = (tipoTrabajador: 'D' | 'I' | 'V' | 'P', renta: number) => ({
    tipoTrabajador,
    remuneracionImponible: pesos(renta),
  })

  test.each([
    {
      caso: 'one employer',
      empleadores: [de('D', 1_500_000)],
      rentaImponible: 1_500_000,
      monto: 105_000,
      minimoMonto: 105_000,
      maximoMonto: 330_000,
    },
    {
      caso: 'two employers add up',
      empleadores: [de('D', 1_000_000), de('I', 500_000)],
      rentaImponible: 1_500_000,
      monto: 105_000,
      minimoMonto: 105_000,
      maximoMonto: 330_000,
    },
    {
      caso: 'of an income that a person approved for less: the maximum alone is of it',
      empleadores: [de('D', 1_500_000)],
      rentaAprobada: pesos(900_000),
      rentaImponible: 1_500_000,
      monto: 105_000,
      minimoMonto: 105_000,
      maximoMonto: 198_000,
    },
    {
      caso: 'capped',
      empleadores: [de('P', 5_000_000)],
      rentaImponible: 3_698_834,
      monto: 258_918,
      minimoMonto: 258_918,
      maximoMonto: 1_100_000,
    },
    {
      caso: 'voluntary',
      empleadores: [de('V', 0)],
      rentaImponible: 0,
      monto: 0,
      minimoMonto: 90_000,
      maximoMonto: 700_000,
    },
  ])('$caso', ({ caso: _, empleadores, rentaAprobada = null, ...limites }) => {
    expect(limitesDelPlan({ ...datos, empleadores, rentaAprobada })).toEqual(limites)
  })
})
