import { routes } from '@alerce/contract/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { JobPayloads } from '../../../platform/jobs.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { cartaAbierta, deUnaCarta } from '../../../testing/electronica/electronica.ts'
import { INICIO } from '../../../testing/template.ts'

const PEDIR = routes.pedirEnlaceClave.path
const REVISAR = routes.revisarEnlaceClave.path
const RESTABLECER = routes.restablecerClave.path
const NUEVA = 'el tren sale tarde'
const ASUNTO = 'Cree una contraseña nueva'

let desk: Desk
let antes: { claveHash: string; correo: string }
beforeAll(async () => {
  desk = await openDesk()
  antes = await desk.db
    .selectFrom('usuario')
    .select(['claveHash', 'correo'])
    .where('usuario', '=', 'asesora')
    .executeTakeFirstOrThrow()
})
afterAll(() => desk.close())
beforeEach(async () => {
  desk.clock.move(INICIO)
  await desk.db
    .updateTable('usuario')
    .set({ ...antes, activo: true })
    .where('usuario', '=', 'asesora')
    .execute()
  for (const table of ['enlaceClave', 'eventoSeguridad', 'frenoAcceso', 'sesion'] as const)
    await desk.db.deleteFrom(table).execute()
  await desk.db.deleteFrom('correo').where('asunto', '=', ASUNTO).execute()
  await sql`delete from pgboss.job where name = 'enlace-de-clave'`.execute(desk.db)
})

const cartas = async () => {
  const rows = await desk.db
    .selectFrom('correo')
    .select(['para', ...deUnaCarta])
    .where('asunto', '=', ASUNTO)
    .execute()
  return rows.map((row) => ({ id: row.id, para: row.para, texto: cartaAbierta(row) }))
}
const request = (usuario: string) => desk.anyone().post(PEDIR, { usuario })
const enlaceDe = (texto = '') => texto.match(/#enlace=([\w-]+)/)?.[1] ?? ''

/** Does what the queue holds; the letter that came of it. */
async function carta() {
  const { rows } = await sql<{ data: JobPayloads['enlace-de-clave'] }>`delete from pgboss.job
    where name = 'enlace-de-clave' returning data`.execute(desk.db)
  for (const { data } of rows) await desk.trabajos['enlace-de-clave'](data)
  return (await cartas()).at(-1)
}

test.each(['asesora', ' ASESORA ', 'asesora@alerce.example.cl'])(
  '%s is mailed a link that sets a password once',
  async (quien) => {
    const asesora = await desk.as('asesora')
    expect((await request(quien)).body.data).toBe('ok')
    const { para, texto } = (await carta()) ?? {}
    expect(para).toBe('asesora@alerce.example.cl')
    const enlace = enlaceDe(texto)
    expect(await desk.anyone().post(REVISAR, { enlace })).toMatchObject({
      status: 200,
      body: { data: { usuario: 'asesora' } },
    })
    expect((await desk.anyone().post(RESTABLECER, { enlace, nueva: NUEVA })).status).toBe(200)
    expect((await asesora.get(routes.sesionActual.path)).body.data?.motivo).toBe('clave')
    for (const path of [REVISAR, RESTABLECER])
      expect((await desk.anyone().post(path, { enlace, nueva: NUEVA })).status).toBe(404)
    const eventos = await desk.db
      .selectFrom('eventoSeguridad')
      .select(['evento', 'actor', 'sobre'])
      .orderBy('id')
      .execute()
    expect(eventos).toEqual([
      { evento: 'Enlace de contraseña pedido y enviado por correo', actor: 'anónimo', sobre: 'asesora' },
      { evento: 'Contraseña restablecida con un enlace', actor: 'anónimo', sobre: 'asesora' },
    ])
  },
)

/** The job of who asked, done here. */
const send = async () => {
  const { id } = await desk.db
    .selectFrom('usuario')
    .select('id')
    .where('usuario', '=', 'asesora')
    .executeTakeFirstOrThrow()
  await desk.trabajos['enlace-de-clave']({ usuarioId: id, ip: '127.0.0.1' })
}

describe('the answer never reveals whether an account exists:', () => {
  test.each(['nadie', 'nadie@example.cl'])('%s is answered the same', async (quien) => {
    const [real, otro] = [await request('asesora'), await request(quien)]
    expect([otro.status, otro.body.data, otro.body.descripcion]).toEqual([200, 'ok', real.body.descripcion])
    await carta()
  })

  test('a deactivated user is mailed nothing', async () => {
    await desk.db.updateTable('usuario').set({ activo: false }).where('usuario', '=', 'asesora').execute()
    await send()
    expect(await cartas()).toEqual([])
  })

  test('a name of nobody leaves no letter, and no trace', async () => {
    await desk.trabajos['enlace-de-clave']({ usuarioId: null, ip: '127.0.0.1' })
    expect([await cartas(), await desk.db.selectFrom('eventoSeguridad').select('id').execute()]).toEqual([[], []])
  })
})

describe('its brake:', () => {
  test('within five minutes one letter is enough; the link of the first still opens after a second', async () => {
    await send()
    desk.clock.move('2026-10-07T13:04:59.000Z')
    await send()
    expect(await cartas()).toHaveLength(1)
    desk.clock.move('2026-10-07T13:05:00.000Z')
    await send()
    const [primera] = await cartas()
    expect(await cartas()).toHaveLength(2)
    expect((await desk.anyone().post(REVISAR, { enlace: enlaceDe(primera?.texto) })).status).toBe(200)
  })

  test('after thirty requests for an address, more get the same answer and are not queued', async () => {
    const enCola = async () => {
      const { rows } = await sql`select id from pgboss.job where name = 'enlace-de-clave'`.execute(desk.db)
      return rows.length
    }
    const primera = await request('nadie')
    for (let i = 1; i < 30; i += 1) await request(i % 2 ? 'asesora' : 'nadie')
    expect(await enCola()).toBe(30)
    for (const quien of ['asesora', 'nadie', 'asesora']) {
      const { status, body } = await request(quien)
      expect([status, body]).toEqual([primera.status, primera.body])
    }
    expect(await enCola()).toBe(30)
    // nor does it keep an office from coming in, and after a while it is heard again
    expect((await desk.anyone().login('asesora')).status).toBe(200)
    desk.clock.move('2026-10-07T13:00:01.000Z')
    await request('asesora')
    expect(await enCola()).toBe(31)
  })

  test('and five a day', async () => {
    for (const minuto of ['00', '10', '20', '30', '40', '50']) {
      desk.clock.move(`2026-10-07T13:${minuto}:00.000Z`)
      await send()
    }
    expect(await cartas()).toHaveLength(5)
  })
})

test('a link that expired opens nothing', async () => {
  await request('asesora')
  const enlace = enlaceDe((await carta())?.texto)
  desk.clock.move('2026-10-07T14:00:00.000Z')
  expect((await desk.anyone().post(REVISAR, { enlace })).status).toBe(404)
})
