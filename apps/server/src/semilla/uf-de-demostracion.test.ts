import { type ValorUF, valorUF } from '@alerce/domain/base/dinero/tipos'
import { diasEntre, sumaDias } from '@alerce/domain/base/fechas/fecha'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ufAl } from '../core/base/parametros/read-model.ts'
import { fixedClock } from '../platform/clock.ts'
import { type Desk, openDesk } from '../testing/desk.ts'
import { DATA_KEY, testEnv } from '../testing/template.ts'
import { valoresUf } from './referencia/uf.ts'
import { seedAll } from './semilla.ts'
import { rondasDeLaDemo, ufDeDemostracion } from './uf-de-demostracion.ts'

const conocidas = (...dias: readonly (readonly [string, number])[]): ReadonlyMap<string, ValorUF> =>
  new Map(dias.map(([fecha, valor]) => [fecha, valorUF(valor)]))

describe('the UF that the demo carries on', () => {
  test('has one value a day, each a little above the one before, the same every time', () => {
    const publicadas = new Map(valoresUf.map(({ fecha, valor }) => [fecha, valor]))
    const nuevas = ufDeDemostracion(publicadas, '2027-01-28')
    expect(nuevas.map(({ fecha }) => fecha)).toEqual(
      Array.from({ length: diasEntre('2026-10-09', '2027-01-28') }, (_, i) => sumaDias('2026-10-10', i)),
    )
    let ayer = 41_130.94
    for (const { valor } of nuevas) {
      expect(valor).toBeGreaterThan(ayer)
      expect(valor - ayer).toBeLessThan(5)
      ayer = valor
    }
    expect(ufDeDemostracion(publicadas, '2027-01-28')).toEqual(nuevas)
    // From one 9th to the next, the assumed 0.3 %
    const el = (fecha: string) => nuevas.find((una) => una.fecha === fecha)?.valor ?? 0
    expect(el('2026-12-09') / el('2026-11-09')).toBeCloseTo(1.003, 5)
    expect(new Set(nuevas.map(({ fuente }) => fuente))).toEqual(new Set(['Valor de demostración']))
  })

  test('continues from loaded values, and fills gaps between them', () => {
    const nuevas = ufDeDemostracion(conocidas(['2026-10-09', 41_000], ['2026-10-11', 42_000]), '2026-10-12')
    expect(nuevas.map(({ fecha }) => fecha)).toEqual(['2026-10-10', '2026-10-12'])
    expect(nuevas[0]?.valor).toBeCloseTo(41_004, 0)
    expect(nuevas[1]?.valor).toBeCloseTo(42_004, 0)
  })

  test('is empty without known values, or with enough of them', () => {
    expect(ufDeDemostracion(conocidas(), '2026-12-31')).toEqual([])
    expect(ufDeDemostracion(conocidas(['2026-10-09', 41_000]), '2026-10-09')).toEqual([])
  })
})

describe('the round of the demo', () => {
  let desk: Desk
  const HOY = '2026-11-29T12:00:00.000Z'
  const clock = fixedClock(HOY)
  const ultima = async () =>
    (
      await desk.db
        .selectFrom('uf')
        .select((e) => e.fn.max('fecha').as('fecha'))
        .executeTakeFirstOrThrow()
    ).fecha
  const give = () => rondasDeLaDemo(desk.db, clock)['uf-de-demostracion']?.run()

  beforeAll(async () => {
    desk = await openDesk()
  })
  afterAll(() => desk.close())

  test('does nothing on a database without demo users', async () => {
    const todos = await desk.db.selectFrom('usuario').select(['id', 'rut']).execute()
    const conRut = (id: number, rut: string) =>
      desk.db.updateTable('usuario').set({ rut }).where('id', '=', id).execute()
    for (const { id } of todos) await conRut(id, `${id}-x`)
    await give()
    expect(await ultima()).toBe('2026-10-09')
    for (const { id, rut } of todos) await conRut(id, rut)
  })

  test('has a UF of today and of each of the next sixty days, marked as demo values', async () => {
    await give()
    expect(await ultima()).toBe('2027-01-28')
    const { referencia, origen } = (await ufAl(desk.db, '2026-11-29')) ?? {}
    expect([referencia, origen]).toEqual([
      false,
      { fuente: 'Valor de demostración', cargadaPor: 'la demostración', cargadaEn: HOY },
    ])
  })

  test('keeps loaded values, and can be repeated', async () => {
    const cargada = { valor: '43000', fuente: 'Banco Central', cargadaPor: 'Inés Soto' }
    await desk.db.updateTable('uf').set(cargada).where('fecha', '=', '2026-12-01').execute()
    const antes = await desk.db.selectFrom('uf').selectAll().orderBy('fecha').execute()
    await give()
    expect(await desk.db.selectFrom('uf').selectAll().orderBy('fecha').execute()).toEqual(antes)
  })

  test('a server without the demo has none, and none is given at its start', async () => {
    await desk.db.deleteFrom('uf').where('fecha', '>', '2026-10-09').execute()
    await seedAll(desk.db, { env: { ...testEnv, DEMO: false }, clock, dataKey: DATA_KEY })
    expect(await ultima()).toBe('2026-10-09')
    await seedAll(desk.db, { env: testEnv, clock, dataKey: DATA_KEY })
    expect(await ultima()).toBe('2027-01-28')
  })
})
