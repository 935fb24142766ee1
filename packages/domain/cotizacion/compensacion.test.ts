import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pesosDe, restaUF, sumaUF } from '../base/dinero/cuentas.ts'
import { type Pesos, pesos, type UF, uf, valorUF } from '../base/dinero/tipos.ts'
import {
  compensar,
  lugarEnElRango,
  margenDeCompensacion,
  minimoACompensar,
  type PlanesDePareja,
  problemaDeCompensacion,
  puedenVolver,
  saldoDeLaPareja,
  sinCompensar,
} from './compensacion.ts'
import { comprometido, cotizar, type Foto, grupoFamiliar, recomputar } from './cotizar.ts'
import { tablaUnica } from './factores.ts'

const HOY = '2026-10-05'
const milesimas = (desde: number, hasta: number) => fc.integer({ min: desde, max: hasta }).map((n) => uf(n / 1000))

/** A priced plan; the total of one person of 30 without GES is its base. */
function foto(base: UF, valor = 41_098.15, cargas: readonly number[] = [], caec = uf(0)): Foto {
  const personas = [
    { rol: 'cotizante' as const, nacimiento: '1996-01-15', etiqueta: 'Titular' },
    ...cargas.map((edad) => ({ rol: 'carga' as const, nacimiento: `${2026 - edad}-01-15`, etiqueta: 'Carga' })),
  ]
  const grupo = grupoFamiliar(personas, { primaUF: uf(0), cargaMenoresDe2: false, factores: tablaUnica }, HOY)
  const plan = { precioBaseUF: base, caecUF: caec, beneficios: [], otorgaUF: uf(0), recibeUF: uf(0) }
  return cotizar(plan, grupo, valorUF(valor))
}
const pareja = (minimo: number, maximo: number, otorga = 3, recibe = 4): PlanesDePareja => ({
  otorga: foto(uf(otorga)),
  recibe: foto(uf(recibe)),
  rango: { minimo: pesos(minimo), maximo: pesos(maximo) },
})

describe('the amount that the giver gives', () => {
  // own total 3 UF = $ 123.294; receiver's 4 UF; 1 UF = $ 41.098,15
  test.each<[string, number, PlanesDePareja, ReturnType<typeof problemaDeCompensacion>]>([
    ['nothing', 0, pareja(0, 300_000), 'cero'],
    ['the least there is', 0.001, pareja(0, 300_000), null],
    ['above 999', 999.001, pareja(0, 100_000_000, 3, 2_000), 'sobreElMaximo'],
    ['999 itself, of a plan that costs as much', 999, pareja(0, 100_000_000, 3, 999), null],
    ['own and given to the peso of the agreed maximum', 1, pareja(0, 164_393), null],
    ['one thousandth beyond it', 1.001, pareja(0, 164_393), 'superaPactado'],
    ['own and given to the peso of the minimum', 1, pareja(164_393, 300_000), null],
    ['one thousandth below it', 0.999, pareja(164_393, 300_000), 'bajoElMinimo'],
    ["all of the receiver's plan", 4, pareja(0, 300_000), null],
    ['more than it costs', 4.001, pareja(0, 300_000), 'masQueSuPlan'],
  ])('%s: %d UF', (_what, monto, planes, problema) => {
    expect(problemaDeCompensacion(uf(monto), planes)).toBe(problema)
  })

  test.each([
    ['until the giver confirms', 'resumenCotizacionCompensado', 1.5, true],
    ['nothing once it is confirmed and holds', 'cotizacionFinalizada', 4, false],
    ['confirmed, and more than the receiver costs by now', 'cotizacionFinalizada', 4.001, true],
    ['the giver has gone further', 'dsManualGenerada', 4.001, false],
  ] as const)('the way back: %s', (_what, etapa, monto, vuelven) => {
    const planes = pareja(0, 300_000)
    const dada = recomputar({ ...planes.otorga, precioCOMPOS: uf(monto) })
    expect(puedenVolver(etapa, { ...planes, otorga: dada })).toBe(vuelven)
    expect(puedenVolver(etapa, null)).toBe(etapa === 'resumenCotizacionCompensado')
  })

  test('the worked pair: 3 UF gives 1,5 to 4 UF', () => {
    const { otorga, recibe } = compensar(pareja(0, 300_000), uf(1.5))
    expect([otorga.totalUF, otorga.pagarUF, otorga.pagarPesos]).toEqual([3, 4.5, 184_942])
    expect([recibe.totalUF, recibe.pagarUF, recibe.pagarPesos]).toEqual([4, 2.5, 102_745])
    expect([otorga.precioCOMPOS, otorga.precioCOMNEG, recibe.precioCOMPOS, recibe.precioCOMNEG]).toEqual([
      1.5, 0, 0, 1.5,
    ])
    expect(comprometido(otorga).uf).toBe(4.5)
    expect(comprometido(recibe).uf).toBe(4)
  })
})

describe("a giver's own plan", () => {
  const rango = { minimo: pesos(123_294), maximo: pesos(164_393) }
  test.each([
    [2, 'otorga', 'dentro'],
    [2, 'recibe', 'bajo'],
    [2, null, 'bajo'],
    [3, null, 'dentro'],
    [4, 'recibe', 'dentro'],
    [3.999, 'otorga', 'dentro'],
    [4, 'otorga', 'sobre'],
    [4.001, null, 'sobre'],
  ] as const)('of %d UF, as %s: %s', (base, lado, lugar) => {
    expect(lugarEnElRango(foto(uf(base)), rango, lado)).toBe(lugar)
  })
})

const unaPareja = fc
  .record({
    otorga: milesimas(500, 9_000),
    recibe: milesimas(500, 9_000),
    caec: milesimas(0, 400),
    cargas: fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 5 }),
    valor: fc.integer({ min: 2_500_000, max: 6_000_000 }).map((n) => n / 100),
    minimo: fc.integer({ min: 0, max: 900_000 }),
    ancho: fc.integer({ min: 0, max: 900_000 }),
  })
  .map(
    ({ otorga, recibe, caec, cargas, valor, minimo, ancho }): PlanesDePareja => ({
      otorga: foto(otorga, valor, [], caec),
      recibe: foto(recibe, valor, cargas, caec),
      rango: { minimo: pesos(minimo), maximo: pesos(minimo + ancho) },
    }),
  )
const RUNS = { numRuns: 1_000 }

describe('of any pair', () => {
  test('the extra payment of one is the saving of the other, to the thousandth', () => {
    fc.assert(
      fc.property(unaPareja, milesimas(1, 999_000), (planes, monto) => {
        const { otorga, recibe } = compensar(planes, monto)
        expect(saldoDeLaPareja({ otorga, recibe })).toBe(0)
        expect(restaUF(otorga.pagarUF, planes.otorga.totalUF)).toBe(monto)
        expect(restaUF(planes.recibe.totalUF, recibe.pagarUF)).toBe(monto)
        expect(sumaUF(otorga.pagarUF, recibe.pagarUF)).toBe(sumaUF(otorga.totalUF, recibe.totalUF))
      }),
      RUNS,
    )
  })

  test('own totals stand, pesos are rounded once, and each quote proves itself', () => {
    fc.assert(
      fc.property(unaPareja, milesimas(1, 9_000), (planes, monto) => {
        const fotos = compensar(planes, monto)
        for (const lado of ['otorga', 'recibe'] as const) {
          const { totalUF, totalPesos, pagarUF, pagarPesos } = fotos[lado]
          expect([totalUF, totalPesos]).toEqual([planes[lado].totalUF, planes[lado].totalPesos])
          expect(pagarPesos).toBe(pesosDe(pagarUF, planes[lado].valorUF))
          expect(recomputar(fotos[lado])).toEqual(fotos[lado])
          expect(sinCompensar(fotos[lado])).toEqual(planes[lado])
        }
      }),
      RUNS,
    )
  })

  test('changing the amount is as if it had been the first', () => {
    fc.assert(
      fc.property(unaPareja, milesimas(1, 9_000), milesimas(1, 9_000), (planes, antes, ahora) => {
        expect(compensar(compensar(planes, antes), ahora)).toEqual(compensar(planes, ahora))
      }),
      RUNS,
    )
  })

  test('its ends are the first and the last amount that hold; outside nothing does', () => {
    const paso = uf(0.001)
    const vale = (planes: PlanesDePareja, monto: UF) => problemaDeCompensacion(monto, planes) === null
    fc.assert(
      fc.property(unaPareja, milesimas(1, 30_000), (planes, otro) => {
        const margen = margenDeCompensacion(planes)
        if (margen === null) {
          expect(vale(planes, otro)).toBe(false)
          return
        }
        const { minimo, maximo } = margen
        expect([vale(planes, minimo), vale(planes, maximo)]).toEqual([true, true])
        expect(vale(planes, sumaUF(maximo, paso))).toBe(false)
        if (minimo > minimoACompensar) expect(vale(planes, restaUF(minimo, paso))).toBe(false)
        expect(vale(planes, otro)).toBe(otro >= minimo && otro <= maximo)
      }),
      RUNS,
    )
  })

  test('the receiver never pays less than zero, the giver never above the agreed amount', () => {
    fc.assert(
      fc.property(unaPareja, milesimas(1, 20_000), (planes, monto) => {
        if (problemaDeCompensacion(monto, planes) !== null) return
        const { otorga, recibe } = compensar(planes, monto)
        const agreed: Pesos = comprometido(otorga).pesos
        expect(recibe.pagarUF).toBeGreaterThanOrEqual(0)
        expect(agreed).toBeLessThanOrEqual(planes.rango.maximo)
        expect(agreed).toBeGreaterThanOrEqual(planes.rango.minimo)
      }),
      RUNS,
    )
  })
})
