import { operations } from '@alerce/contract/operations'
import { routes } from '@alerce/contract/routes'
import { textoDeBusqueda } from '@alerce/domain/base/persona/nombre'
import { revisaRut } from '@alerce/domain/base/persona/rut'
import { estadosDelProspecto } from '@alerce/domain/postulacion/estado'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillDemo } from '../../command.ts'
import { type Desk, openDesk } from '../../testing/desk.ts'
import { testEnv, testVault } from '../../testing/template.ts'
import { type Avance, seedAtScale } from './seed-at-scale.ts'

const TOTAL = 200

let desk: Desk
const avances: Avance[] = []
const fill = (total: number) =>
  seedAtScale({ db: desk.db, vault: testVault, clock: desk.clock }, total, (avance) => avances.push(avance))

/** Added prospects with their advisors. */
const agregados = () =>
  desk.db
    .selectFrom('prospecto')
    .innerJoin('usuario', 'usuario.id', 'asesorId')
    .selectAll('prospecto')
    .select('usuario')
    .where('prospecto.rut', '>=', '21000000')
    .where('prospecto.rut', '<', '28000000')
    .execute()

beforeAll(async () => {
  desk = await openDesk()
  await fill(TOTAL)
})
afterAll(() => desk.close())

test('adds as many as requested, with progress per batch', async () => {
  expect(avances).toEqual([{ lote: 1, lotes: 1, nuevos: TOTAL }])
  expect(await agregados()).toHaveLength(TOTAL)
})

test('people like those of the demo: unique valid RUTs, example e-mails, search words', async () => {
  const rows = await agregados()
  expect(new Set(rows.map(({ rut }) => rut)).size).toBe(TOTAL)
  expect(new Set(rows.map(({ correo }) => correo)).size).toBe(TOTAL)
  expect(rows.some(({ apellidoPaterno }) => apellidoPaterno === 'MUÑOZ')).toBe(true)
  for (const row of rows) {
    expect(revisaRut(row.rut ?? '')).toBeNull()
    expect(row.correo).toMatch(/^[a-z]+\.[a-z]+\d+@example\.cl$/)
    expect(row.celular).toMatch(/^9\d{8}$/)
    const nombre = [row.nombres, row.apellidoPaterno, row.apellidoMaterno].join(' ')
    expect(row.busqueda).toBe(` ${textoDeBusqueda(nombre)}`)
  }
})

test('a fifth belongs to the asesora, from the last year; the rest to advisors who cannot log in', async () => {
  const rows = await agregados()
  const [suyos, otros] = [rows.filter((r) => r.usuario === 'asesora'), rows.filter((r) => r.usuario !== 'asesora')]
  expect(suyos).toHaveLength(TOTAL / 5)
  for (const { registradoEn } of suyos) expect(registradoEn >= '2025-10-07').toBe(true)
  for (const { usuario } of otros) expect(usuario).toMatch(/^medida\d{4}$/)
  for (const { registradoEn, estadoDesde } of rows)
    expect(registradoEn < '2026-10-07' && registradoEn <= estadoDesde).toBe(true)
  const intento = await desk
    .anyone()
    .post(routes.autenticarDashboard.path, { usuario: 'medida0001', clave: 'Alerce-2026' })
  expect(intento.body.data.codigo).toBe('login_fallido')
})

test('states of the product, with the folio and the declaration that belong to them', async () => {
  const rows = await agregados()
  const declaraciones = await desk.db.selectFrom('declaracion').select(['prospectoId', 'folio']).execute()
  const folioDe = new Map(declaraciones.map((d) => [d.prospectoId, d.folio]))
  expect(new Set(rows.map(({ estado }) => estado)).size).toBeGreaterThan(5)
  for (const { id, estado, folioDS } of rows) {
    expect(estadosDelProspecto).toContain(estado)
    expect(folioDe.get(id) ?? null).toBe(folioDS)
  }
  const parejas = rows.filter(({ parejaId }) => parejaId !== null)
  expect(parejas.length).toBeGreaterThan(0)
  for (const { id, parejaId, asesorId, otorga } of parejas)
    expect(rows.find((r) => r.id === parejaId)).toMatchObject({ parejaId: id, asesorId, otorga: !otorga })
})

test('every read of a prospect works for one in each state', async () => {
  const asesora = await desk.as('asesora')
  const suyos = (await agregados()).filter(({ usuario }) => usuario === 'asesora')
  const deCadaEstado = new Map(suyos.map(({ estado, id }) => [estado, id]))
  for (const prospectoId of deCadaEstado.values()) {
    const lecturas = operations.filter(({ effect, access, request }) => {
      const isTheirs = access !== 'publica' && access.includes('asesor')
      return effect === 'read' && isTheirs && request.safeParse({ prospectoId }).success
    })
    expect(lecturas.length).toBeGreaterThan(20)
    for (const { name, method, path } of lecturas) {
      const { status } = method === 'GET' ? await asesora.get(path) : await asesora.post(path, { prospectoId })
      expect([name, status], name).toEqual([name, expect.toSatisfy((code: number) => code < 500)])
    }
  }
})

test('contraloría has those that wait for it in its queues', async () => {
  const contraloria = await desk.as('contraloria')
  const antes = { financiera: 2, medica: 2 }
  await fill(10 * TOTAL)
  const { totales } = await contraloria.data(routes.obtenerColaContraloria.path, { cola: 'medica' })
  const { casos } = await contraloria.data(routes.obtenerColaContraloria.path, { cola: 'financiera' })
  expect(totales.medica).toBeGreaterThan(antes.medica)
  expect(casos.length).toBeGreaterThan(antes.financiera)
})

test('a second run adds none, a larger one only the missing ones', async () => {
  expect(await fill(10 * TOTAL)).toBe(0)
  expect(await fill(10 * TOTAL + 7)).toBe(7)
  expect(await agregados()).toHaveLength(10 * TOTAL + 7)
})

test.each([
  [10, { DEMO: false }, 'con DEMO=off no se cargan'],
  [0, {}, 'Indique cuántos prospectos, de 1 a 5.000.000'],
  [Number.NaN, {}, 'Indique cuántos prospectos'],
  [5_000_001, {}, 'Indique cuántos prospectos'],
])('%s prospects with %o are refused', async (total, env, words) => {
  await expect(fillDemo(total, () => {}, {}, { ...testEnv, ...env })).rejects.toThrow(words)
})

test('of those wanted with a declaration that was sent, each has one', async () => {
  const { db, clock } = desk
  const mas = 20
  const avance = () => undefined
  const yaHay = (await agregados()).length
  await seedAtScale({ db, vault: testVault, clock }, yaHay + mas, avance, { soloEnviadas: true })
  const { enviadas } = await db
    .selectFrom('declaracion')
    .innerJoin('prospecto', 'prospecto.id', 'declaracion.prospectoId')
    .select((e) => e.fn.countAll<number>().as('enviadas'))
    .where('prospecto.rut', '>=', '21000000')
    .where('prospecto.rut', '<', '28000000')
    .where('enviadaEn', 'is not', null)
    .where('prospecto.id', '>', (e) => e.selectFrom('prospecto as p').select(sql<number>`max(p.id) - ${mas}`.as('n')))
    .executeTakeFirstOrThrow()
  expect(enviadas).toBe(mas)
})
