import { leeDecimal } from '@alerce/domain/base/dinero/decimal'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fixedClock } from '../platform/clock.ts'
import { type Desk, openDesk } from '../testing/desk.ts'
import { INICIO } from '../testing/template.ts'
import { valoresUf } from './referencia/uf.ts'
import { seedReferencia } from './referencia.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

describe('places', () => {
  test('are sixteen regions, 56 provinces and 346 communes, each code within that of its parent', async () => {
    const regiones = await desk.db.selectFrom('region').select('codigo').execute()
    const ciudades = await desk.db.selectFrom('ciudad').select(['codigo', 'codigoRegion']).execute()
    const comunas = await desk.db.selectFrom('comuna').select(['codigo', 'codigoCiudad']).execute()
    expect([regiones.length, ciudades.length, comunas.length]).toEqual([16, 56, 346])
    for (const c of ciudades) expect(Math.floor(c.codigo / 10)).toBe(c.codigoRegion)
    for (const c of comunas) expect(Math.floor(c.codigo / 100)).toBe(c.codigoCiudad)
  })
})

describe('UF', () => {
  test.each([
    ['2026-01-31', 39_706.07],
    ['2026-02-28', 39_790.63],
    ['2026-03-31', 39_841.72],
    ['2026-04-30', 40_120.2],
    ['2026-05-14', 40_324.06],
    ['2026-05-31', 40_610.69],
    ['2026-10-05', 41_098.15],
  ])('of %s is the published %d', (fecha, valor) => {
    expect(valoresUf.find((uf) => uf.fecha === fecha)?.valor).toBe(valor)
  })

  test('has one value a day, without gaps, with its source', () => {
    expect(valoresUf).toHaveLength(274)
    expect(new Set(valoresUf.map((uf) => uf.fecha)).size).toBe(274)
    expect(valoresUf.at(0)?.fecha).toBe('2026-01-09')
    expect(valoresUf.at(-1)).toMatchObject({ fecha: '2026-10-09', valor: 41_130.94 })
    for (const { fuente } of valoresUf) expect(fuente).not.toBe('')
  })
})

test('sowing again changes nothing that stands', async () => {
  await desk.db
    .updateTable('uf')
    .set({ valor: '1', cargadaPor: 'operación' })
    .where('fecha', '=', '2026-10-05')
    .execute()
  await seedReferencia(desk.db, fixedClock(INICIO))
  const row = await desk.db.selectFrom('uf').selectAll().where('fecha', '=', '2026-10-05').executeTakeFirstOrThrow()
  expect(row).toMatchObject({ valor: leeDecimal('1'), cargadaPor: 'operación' })
})
