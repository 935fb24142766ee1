import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { INICIO } from '../../../testing/template.ts'
import { porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let administracion: Client
beforeAll(async () => {
  desk = await openDesk()
  administracion = await desk.as('administracion')
})
afterAll(() => desk.close())

test('an action of an administrator is logged with author, time and address', async () => {
  await porHttp(administracion)('guardarEquipo', { nombre: 'Equipo Sur' })
  expect(await porHttp(administracion)('obtenerEventosSeguridad', {})).toEqual({
    eventos: [
      {
        eventoId: expect.any(Number),
        en: INICIO,
        actor: 'Ricardo Vidal',
        evento: 'Equipo guardado',
        sobre: 'Equipo Sur',
        ip: '127.0.0.1',
      },
    ],
    siguiente: null,
  })
})

test('a refused action is not logged', async () => {
  const before = await porHttp(administracion)('obtenerEventosSeguridad', {})
  await administracion.post(routes.guardarEquipo.path, { nombre: 'Equipo Costa' })
  expect(await porHttp(administracion)('obtenerEventosSeguridad', {})).toEqual(before)
})

test('it is read in pages, newest first', async () => {
  for (const n of [1, 2, 3]) await porHttp(administracion)('guardarEquipo', { nombre: `Equipo ${n}` })
  const first = await porHttp(administracion)('obtenerEventosSeguridad', { limite: 2 })
  expect(first.eventos.map((e) => e.sobre)).toEqual(['Equipo 3', 'Equipo 2'])
  const next = await porHttp(administracion)('obtenerEventosSeguridad', { limite: 1, cursor: first.siguiente! })
  expect(next.eventos.map((e) => e.sobre)).toEqual(['Equipo 1'])
})

describe('the log as a file', () => {
  const csv = async (payload: object) => {
    const answer = await administracion.post(routes.descargarEventosSeguridad.path, payload)
    return { status: answer.status, lines: answer.raw.toString('utf8').trim().split('\r\n'), body: answer.body }
  }
  const acto = (en: string, actor: string) => ({ en, actor, evento: 'Usuario creado', sobre: '=1+1', ip: '10.1.2.3' })
  beforeAll(async () => {
    await desk.db
      .insertInto('eventoSeguridad')
      .values([acto('2026-03-01T02:59:59.000Z', 'Elsa Pino'), acto('2026-03-01T03:00:00.000Z', 'Iván Rey')])
      .execute()
  })

  test('holds the days of Santiago and the author that its screen shows, and no cell is a formula', async () => {
    const { lines } = await csv({ hasta: '28-02-2026' })
    expect(lines).toEqual([
      'fecha;quién;qué hizo;sobre;dirección',
      "28-02-2026 23:59:59;Elsa Pino;Usuario creado;'=1+1;10.1.2.3",
    ])
    expect((await csv({ persona: 'iván', hasta: '31-03-2026' })).lines).toHaveLength(2)
    const { eventos } = await porHttp(administracion)('obtenerEventosSeguridad', { persona: 'iván' })
    expect(eventos.map(({ actor }) => actor)).toEqual(['Iván Rey'])
  })

  test('leaves its own entry', async () => {
    await csv({ hasta: '28-02-2026' })
    const { eventos } = await porHttp(administracion)('obtenerEventosSeguridad', { limite: 1 })
    expect(eventos).toMatchObject([{ evento: 'Registro de administración descargado', sobre: '1 actos' }])
  })

  test('with an end before its beginning is refused at its field', async () => {
    const { status, body } = await csv({ desde: '02-03-2026', hasta: '01-03-2026' })
    expect([status, body.errores[0].campo]).toEqual([400, 'hasta'])
  })
})
