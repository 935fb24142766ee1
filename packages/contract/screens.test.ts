import { pasosDeLaVenta } from '@alerce/domain/cartera/pasos'
import { etapasDS } from '@alerce/domain/declaracion/etapas'
import { ventaNueva } from '@alerce/domain/testing/venta-nueva'
import { expect, test } from 'vitest'
import { addressOf, entries, rowOf, screenNames } from './screens.ts'

const rows = screenNames.map(rowOf)

test.each(entries)('no two screens share a path under /%s', (entry) => {
  const paths = rows.filter((row) => row.entries.includes(entry)).map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})

test('a screen has its address from the root of the site', () => {
  expect(addressOf('postulacion', 'mandato')).toBe('/postulacion/mandato')
})

test.each([null, ...etapasDS])('with the DS at %s, every step leads to a screen of a sale', (etapaDS) => {
  const ofSale = rows.filter(({ step }) => step).map(({ path }) => path)
  const hechos = { ...ventaNueva, conAntecedentes: true, conGrupo: true, etapaDS }
  for (const { ruta } of pasosDeLaVenta(hechos)) expect(ofSale).toContain(ruta)
})

test('every step of a sale has a screen', () => {
  const pasos = pasosDeLaVenta(ventaNueva)
  expect(new Set(rows.flatMap(({ step }) => step ?? []))).toEqual(new Set(pasos.map(({ clave }) => clave)))
})
