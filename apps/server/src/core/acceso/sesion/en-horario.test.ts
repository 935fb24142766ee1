import { routes } from '@alerce/contract/routes'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createSessions } from '../../../gateway/session/sessions.ts'
import { SesionesRecordadas } from '../../../sesiones/recordadas.ts'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { INICIO } from '../../../testing/template.ts'

const FUERA = 'El acceso está permitido solo en el horario de su perfil.'
/** It is ten at first; then it is past half past ten. */
const TARDE = '2026-10-07T13:30:01.000Z'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())
beforeEach(() => desk.clock.move(INICIO))
afterEach(() => desk.db.deleteFrom('parametro').where('clave', '=', 'horariosDeAcceso').execute())

const hastaLasDiezYMedia = (perfil: string) =>
  desk.db
    .insertInto('parametro')
    .values({
      clave: 'horariosDeAcceso',
      hasta: null,
      valor: JSON.stringify({ [perfil]: { desde: '08:00:00', hasta: '10:30:00' } }),
    })
    .execute()

const usuario = (name: string) =>
  desk.db.selectFrom('usuario').selectAll().where('usuario', '=', name).executeTakeFirstOrThrow()

/** A call of the data, by a client that never asks whether it may come in. */
async function request(client: Client) {
  const { status, body } = await client.post(routes.obtenerProspectos.path, { limite: 1 })
  return [status, body.data?.motivo]
}

test('outside the hours of a role any call ends its session; another role goes on', async () => {
  await hastaLasDiezYMedia('asesor')
  const [asesora, jefatura] = [await desk.as('asesora'), await desk.as('jefatura')]
  expect(await request(asesora)).toEqual([200, undefined])
  desk.clock.move(TARDE)
  expect(await request(asesora)).toEqual([401, 'horario'])
  expect(await request(jefatura)).toEqual([200, undefined])
  expect((await asesora.get(routes.sesionActual.path)).body.data).toEqual({ motivo: 'horario' })
})

test('outside the hours the right password answers 403 with the reason; a wrong one does not', async () => {
  await hastaLasDiezYMedia('asesor')
  desk.clock.move(TARDE)
  const suya = await desk.anyone().login('asesora')
  expect([suya.status, suya.body.descripcion]).toEqual([403, FUERA])
  const ajena = await desk.anyone().login('asesora', 'otra clave cualquiera')
  expect(ajena.body.data.descripcion).toBe('No se ha podido iniciar sesión.')
})

test('outside the hours a bearer client that validates the advisor gets the reason', async () => {
  await hastaLasDiezYMedia('asesor')
  const [{ rut: rutejecutivo }, client] = [await usuario('asesora'), await desk.bearer()]
  desk.clock.move(TARDE)
  const { body } = await client.post(routes.validarAcceso.path, { rutejecutivo })
  expect(body).toMatchObject({ codError: 403, valor: 'NO', descError: FUERA })
})

test('outside the hours of the head, the sessions opened by their link end', async () => {
  await hastaLasDiezYMedia('jefatura')
  const sesiones = createSessions(desk.db, desk.clock, new SesionesRecordadas())
  const [asesora, jefe] = [await usuario('asesora'), await usuario('jefatura')]
  const enlace = await desk.db
    .insertInto('enlaceSupervisor')
    .values({
      asesorId: asesora.id,
      jefeId: jefe.id,
      sal: 'horas',
      creadoPor: 'prueba',
      creado: '2026-10-07T12:00:00.000Z',
      expira: '2026-10-07T20:00:00.000Z',
      revocado: null,
      revocadoPor: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = await sesiones.openByLink(enlace.id, { ip: '127.0.0.1', agente: 'prueba' })
  expect(await sesiones.find(token, true)).toMatchObject({ roles: ['supervisor'] })
  desk.clock.move(TARDE)
  expect(await sesiones.find(token, true)).toEqual({ terminada: 'horario' })
})

test('a session and its hours are read once; a change applies from the next call', async () => {
  const { cookie = '' } = (await desk.as('asesora')).credentials()
  const [, token = ''] = cookie.split('=')
  let preguntas = 0
  const contada = desk.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      preguntas += 1
      return result
    },
  })
  const recordadas = new SesionesRecordadas()
  const sesiones = createSessions(contada, desk.clock, recordadas)
  expect(await sesiones.find(token, false)).toMatchObject({ kind: 'persona' })
  expect(await sesiones.find(token, false)).toMatchObject({ kind: 'persona' })
  expect(preguntas).toBe(1)
  await hastaLasDiezYMedia('asesor')
  recordadas.empty()
  desk.clock.move(TARDE)
  expect(await sesiones.find(token, false)).toEqual({ terminada: 'horario' })
})
