import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createDb } from '../platform/db/database.ts'
import { type Desk, openDesk } from '../testing/desk.ts'
import { eventually } from '../testing/eventually.ts'
import type { Sesion } from './read-model.ts'
import { SesionesRecordadas } from './recordadas.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

const sesion = { id: 1 } as Sesion

test('calls that come together read a session once, and a failed reading is not kept', async () => {
  const recordadas = new SesionesRecordadas()
  const read = vi.fn(async () => sesion)
  const caida = () => Promise.reject(new Error('down'))
  await expect(recordadas.read('a', caida)).rejects.toThrow('down')
  expect(await Promise.all([recordadas.read('a', read), recordadas.read('a', read)])).toEqual([sesion, sesion])
  expect(await recordadas.read('b', read)).toBe(sesion)
  expect(read).toHaveBeenCalledTimes(2)
})

test('a read that overlaps a change is not given to later callers', async () => {
  const recordadas = new SesionesRecordadas()
  const antes = Promise.withResolvers<Sesion | null>()
  const primera = recordadas.read('a', () => antes.promise)
  recordadas.empty()
  antes.resolve(sesion)
  expect([await primera, await recordadas.read('a', async () => null)]).toEqual([sesion, null])
})

test.each([
  ['update "sesion" set "cerrada" = $1', true],
  ['with x as (update usuario set activo = false returning id) select 1', true],
  ['insert into "parametro" ("clave") values ($1)', true],
  ['select "id" from "sesion" for update', false],
  ['insert into "sesion_postulante" ("id") values ($1)', false],
])('%s: %s', (statement, changes) => {
  expect(new SesionesRecordadas().isChangedBy(statement)).toBe(changes)
})

const estado = async (client: Awaited<ReturnType<Desk['as']>>) => (await client.get(routes.sesionActual.path)).status
const cerrar = { cerrada: '2026-10-07T13:00:00.000Z', motivoCierre: 'administracion' }

test('a session that this process closes is over with the next call, in a transaction too', async () => {
  const client = await desk.as('asesora')
  expect(await estado(client)).toBe(200)
  await desk.db.updateTable('sesion').set(cerrar).execute()
  expect(await estado(client)).toBe(401)
  const otra = await desk.as('asesora')
  expect(await estado(otra)).toBe(200)
  await desk.db.transaction().execute(async (tx) => {
    await tx.updateTable('sesion').set(cerrar).execute()
  })
  expect(await estado(otra)).toBe(401)
})

test('one that another process closes, when its second is over', async () => {
  const client = await desk.as('asesora')
  expect(await estado(client)).toBe(200)
  await createDb(desk.connection).updateTable('sesion').set(cerrar).execute()
  await eventually(async () => expect(await estado(client)).toBe(401))
})
