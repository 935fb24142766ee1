import { describe, expect, test } from 'vitest'
import { uf } from '../../base/dinero/tipos.ts'
import { estadosDelProspecto, estadosDeVentaCerrada } from '../../postulacion/estado.ts'
import { avanceDeMeta, mesDeMeta, mesesDeMeta } from './meta.ts'
import {
  cambioDeCierre,
  cierreDe,
  gruposDeVenta,
  lapsosDelEquipo,
  sumaDelEquipo,
  terminadasConDS,
  tieneMas,
} from './tablero.ts'

const nada = sumaDelEquipo([])

test('each open Estado stands in one group, and no closed one does', () => {
  const abiertos = estadosDelProspecto.filter((estado) => !estadosDeVentaCerrada.includes(estado))
  expect(Object.values(gruposDeVenta).flat().toSorted()).toEqual(abiertos.toSorted())
  expect(terminadasConDS.every((estado) => estadosDeVentaCerrada.includes(estado))).toBe(true)
})

describe('periods', () => {
  test.each([
    ['2026-12-15', '2026-12-01', '2026-12-16', '2026-11-01', '2026-11-16'],
    ['2026-03-31', '2026-03-01', '2026-04-01', '2026-02-01', '2026-03-01'],
    ['2026-01-01', '2026-01-01', '2026-01-02', '2025-12-01', '2025-12-02'],
  ])('on %s: the month, and last month to the same day', (hoy, desde, hasta, desdeAntes, hastaAntes) => {
    const { mes, mesAntes, anio, anioAntes } = lapsosDelEquipo(mesDeMeta(hoy), hoy)
    expect([mes, mesAntes]).toEqual([
      { desde, hasta },
      { desde: desdeAntes, hasta: hastaAntes },
    ])
    expect([anio.hasta, anioAntes.hasta]).toEqual([hasta, hastaAntes])
  })

  test('a year ends today, and the one before ends a month ago', () => {
    const { anio, anioAntes } = lapsosDelEquipo('2026-12-01', '2026-12-15')
    expect([anio.desde, anioAntes.desde]).toEqual(['2025-12-16', '2025-11-16'])
  })

  test('an earlier month counts whole, beside the whole one before', () => {
    expect(lapsosDelEquipo('2026-03-01', '2026-12-15')).toEqual({
      mes: { desde: '2026-03-01', hasta: '2026-04-01' },
      mesAntes: { desde: '2026-02-01', hasta: '2026-03-01' },
      anio: { desde: '2025-04-01', hasta: '2026-04-01' },
      anioAntes: { desde: '2025-03-01', hasta: '2026-03-01' },
    })
  })
})

test.each([
  ['abiertas', 300, true],
  ['abiertas', 299, false],
  ['contratos', 300, false],
  ['terminadas', 900, false],
] as const)('%s %i, where some count was cut off, has more: %s', (figura, valor, mas) => {
  expect(tieneMas(figura, { ...nada, hayMas: true, [figura]: valor })).toBe(mas)
})

describe('closing rate', () => {
  test.each([
    [0, 0, null],
    [0, 4, 0],
    [1, 3, 33.3],
    [4, 4, 100],
  ])('%i contracts of %i ended sales: %s', (suscritas, terminadas, tasa) => {
    expect(cierreDe(suscritas, terminadas)).toBe(tasa)
  })

  test('moved by points, unknown without both', () => {
    const fila = { ...nada, suscritas: 1, terminadas: 2, suscritasAntes: 2, terminadasAntes: 3 }
    expect(cambioDeCierre(fila)).toBe(-16.7)
    expect(cambioDeCierre({ ...fila, terminadasAntes: 0 })).toBeNull()
  })
})

test('a team adds up its counts, and the goals that are set', () => {
  const fila = { ...nada, cotizar: 2, evaluar: 1, contratos: 3, meta: 5, metaUF: 40, uf: uf(6.891) }
  const suma = sumaDelEquipo([fila, { ...fila, meta: null, metaUF: null, uf: null }])
  expect([suma.cotizar, suma.contratos, suma.meta, suma.metaUF, suma.uf]).toEqual([4, 6, 5, 40, 6.891])
  expect(sumaDelEquipo([nada]).meta).toBeNull()
})

test('goals are set for this month and the next', () => {
  expect(mesesDeMeta('2026-12-31')).toEqual(['2026-12-01', '2027-01-01'])
})

test.each([
  [3, 10, 30],
  [2, 3, 66],
  [12, 10, 120],
  [1, null, null],
])('%i contracts of a goal of %s: %s %%', (contratos, meta, avance) => {
  expect(avanceDeMeta(contratos, meta)).toBe(avance)
})
