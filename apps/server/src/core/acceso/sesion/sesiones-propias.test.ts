import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createMailer } from '../../../platform/outside/mail.ts'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { servicios } from '../../../testing/servicios.ts'
import { INICIO } from '../../../testing/template.ts'
import { closeOnTime } from './cierre/close-on-time.ts'

const LISTA = routes.obtenerSesiones.path
const CERRAR = routes.cerrarSesion.path
const OTRAS = routes.cerrarOtrasSesiones.path

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())
beforeEach(async () => {
  desk.clock.move(INICIO)
  for (const table of ['sesion', 'enlaceSupervisor', 'eventoSeguridad'] as const)
    await desk.db.deleteFrom(table).execute()
})

interface Row {
  readonly sesionId: number
  readonly actual: boolean
}
const ids = async (client: Client): Promise<number[]> => (await client.data(LISTA)).map(({ sesionId }: Row) => sesionId)
const propia = async (client: Client): Promise<number> =>
  (await client.data(LISTA)).find(({ actual }: Row) => actual).sesionId
const motivo = async (client: Client) => (await client.get(routes.sesionActual.path)).body.data?.motivo

/** A session of jefatura that a supervisor's link opened. */
async function porEnlace(): Promise<number> {
  const id = async (usuario: string) =>
    (await desk.db.selectFrom('usuario').select('id').where('usuario', '=', usuario).executeTakeFirstOrThrow()).id
  const [asesorId, jefeId] = [await id('asesora'), await id('jefatura')]
  const [creado, expira] = ['2026-10-07T13:00:00.000Z', '2026-10-07T21:00:00.000Z']
  const enlace = await desk.db
    .insertInto('enlaceSupervisor')
    .values({ asesorId, jefeId, sal: 's', creadoPor: 'x', creado, expira, revocado: null, revocadoPor: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const row = { tokenHash: Buffer.from('enlace'), csrf: 'c', usuarioId: jefeId, enlaceId: enlace.id }
  const sesion = await desk.db
    .insertInto('sesion')
    .values({
      ...row,
      creada: creado,
      ultimaActividad: creado,
      expira,
      ip: '',
      agente: '',
      cerrada: null,
      motivoCierre: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return sesion.id
}
const cierre = async (id: number) =>
  (await desk.db.selectFrom('sesion').select('motivoCierre').where('id', '=', id).executeTakeFirstOrThrow())
    .motivoCierre

describe('one’s own sessions', () => {
  test('are listed with the one that asks first, then the last used', async () => {
    const first = await desk.as('asesora')
    const [second, third] = [await desk.as('asesora'), await desk.as('asesora')]
    await desk.as('asesor2')
    desk.clock.move('2026-10-07T13:30:00.000Z')
    await second.get(routes.sesionActual.path)
    const list = await first.data(LISTA)
    expect(list.map(({ actual }: Row) => actual)).toEqual([true, false, false])
    expect(list.map(({ sesionId }: Row) => sesionId)).toEqual([
      await propia(first),
      await propia(second),
      await propia(third),
    ])
    expect(list[0]).toMatchObject({ inicio: '2026-10-07T13:00:00.000Z', ip: '127.0.0.1', agente: expect.any(String) })
  })

  test('are only those that still open something', async () => {
    await desk.as('asesora')
    const closed = await desk.as('asesora')
    await closed.post(routes.registroAcceso.path, { tipo: 'S' })
    desk.clock.move('2026-10-07T18:00:00.000Z')
    expect(await ids(await desk.as('asesora'))).toHaveLength(1)
  })

  test('do not take in one that a supervisor’s link opened', async () => {
    const linked = await porEnlace()
    const jefatura = await desk.as('jefatura')
    expect(await ids(jefatura)).not.toContain(linked)
    expect(await jefatura.data(OTRAS)).toEqual({ cerradas: 0 })
    expect((await jefatura.post(CERRAR, { sesionId: linked })).status).toBe(404)
    expect(await cierre(linked)).toBeNull()
  })
})

describe('closing', () => {
  test('all the others ends them at once, and nobody else’s', async () => {
    const [one, two, here] = [await desk.as('asesora'), await desk.as('asesora'), await desk.as('asesora')]
    const stranger = await desk.as('asesor2')
    expect(await here.data(OTRAS)).toEqual({ cerradas: 2 })
    expect([await motivo(one), await motivo(two)]).toEqual(['revocada', 'revocada'])
    expect(await ids(here)).toHaveLength(1)
    expect(await ids(stranger)).toHaveLength(1)
  })

  test('one of one’s own ends it at once; once more changes nothing', async () => {
    const [other, here] = [await desk.as('asesora'), await desk.as('asesora')]
    const sesionId = await propia(other)
    expect(await here.data(CERRAR, { sesionId })).toEqual({ cierraEn: null })
    expect(await motivo(other)).toBe('revocada')
    expect(await here.data(CERRAR, { sesionId })).toEqual({ cierraEn: null })
  })

  test.each(['asesora', 'jefatura', 'contraloria', 'mesa'])('another’s does not exist for %s', async (quien) => {
    const victim = await desk.as('asesor2')
    const client = await desk.as(quien)
    expect((await client.post(CERRAR, { sesionId: await propia(victim) })).status).toBe(404)
    expect((await client.post(CERRAR, { sesionId: 999_999 })).status).toBe(404)
    expect((await victim.get(routes.sesionActual.path)).status).toBe(200)
  })

  test('the administrator ends anybody’s in a moment, once in the log', async () => {
    const client = await desk.as('asesora')
    const administracion = await desk.as('administracion')
    const sesionId = await propia(client)
    const enUnMomento = { cierraEn: '2026-10-07T13:00:15.000Z' }
    expect(await administracion.data(CERRAR, { sesionId })).toEqual(enUnMomento)
    desk.clock.move('2026-10-07T13:00:05.000Z')
    expect(await administracion.data(CERRAR, { sesionId })).toEqual(enUnMomento)
    expect((await client.get(routes.sesionActual.path)).status).toBe(200)
    const linked = await porEnlace()
    await administracion.data(CERRAR, { sesionId: linked })
    desk.clock.move('2026-10-07T13:00:20.000Z')
    // be the job late, its time is over
    expect(await motivo(client)).toBe('administracion')
    await closeOnTime(
      { services: servicios, mailer: createMailer({ url: undefined, from: '' }), db: desk.db, clock: desk.clock },
      { sesionId: linked },
    )
    expect(await cierre(linked)).toBe('administracion')
    const log = await desk.db.selectFrom('eventoSeguridad').select(['actor', 'evento', 'sobre']).orderBy('id').execute()
    expect(log).toEqual(
      ['asesora', 'jefatura'].map((sobre) => ({
        actor: 'Ricardo Vidal',
        evento: 'Sesión cerrada por el administrador',
        sobre,
      })),
    )
  })

  test('it is taken back until then, and not afterwards', async () => {
    const client = await desk.as('asesora')
    const administracion = await desk.as('administracion')
    const sesionId = await propia(client)
    await administracion.data(CERRAR, { sesionId })
    expect(await administracion.data(routes.conservarSesion.path, { sesionId })).toBe('ok')
    desk.clock.move('2026-10-07T13:01:00.000Z')
    await closeOnTime(
      { services: servicios, mailer: createMailer({ url: undefined, from: '' }), db: desk.db, clock: desk.clock },
      { sesionId },
    )
    expect((await client.get(routes.sesionActual.path)).status).toBe(200)
    await administracion.data(CERRAR, { sesionId })
    desk.clock.move('2026-10-07T13:02:00.000Z')
    expect((await administracion.post(routes.conservarSesion.path, { sesionId })).status).toBe(409)
    expect(await motivo(client)).toBe('administracion')
  })
})
