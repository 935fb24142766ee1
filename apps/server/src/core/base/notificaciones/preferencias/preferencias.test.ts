import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createVault } from '../../../../platform/vault.ts'
import type { Client } from '../../../../testing/client.ts'
import { type Desk, openDesk } from '../../../../testing/desk.ts'
import { DATA_KEY } from '../../../../testing/template.ts'
import { porHttp } from '../../../../testing/ventas.ts'
import { notify } from '../notify.ts'
import { enlaceDeBaja } from './enlace-de-baja.ts'

/** A Wednesday, 07:30 in Santiago. */
const MIERCOLES = '2026-10-07T10:30:00.000Z'
const LAS_OCHO = '2026-10-07T11:01:00.000Z'

let desk: Desk
let asesora: Client
let usuarioId: number
beforeAll(async () => {
  desk = await openDesk()
  desk.clock.move(MIERCOLES)
  asesora = await desk.as('asesora')
  const suyo = desk.db.selectFrom('usuario').select('id').where('usuario', '=', 'asesora')
  usuarioId = (await suyo.executeTakeFirstOrThrow()).id
})
afterAll(() => desk.close())

beforeEach(async () => {
  for (const table of ['notificacion', 'preferenciaAviso'] as const) await desk.db.deleteFrom(table).execute()
  await desk.db.deleteFrom('correo').where('clase', '=', 'resumen').execute()
  desk.clock.move(MIERCOLES)
})

const base = { callados: [], sinCorreo: [], hora: 8, enDescanso: false }
const save = (changes: object) => asesora.post(routes.guardarPreferenciasDeAvisos.path, { ...base, ...changes })
const read = () => porHttp(asesora)('obtenerPreferenciasDeAvisos', {})
const ring = (noticia: 'citaProxima' | 'tareaPendiente' | 'intentoPendiente') =>
  notify({ tx: desk.db, ahora: desk.clock.ahora() }, { usuarioId, prospectoId: null }, noticia, '10:00')
const bell = () => porHttp(asesora)('obtenerNotificaciones', {})
const resumenes = async () => {
  await desk.ronda('enviar-resumenes')
  const suyos = desk.db.selectFrom('correo').select(['id', 'para', 'asunto', 'texto', 'conLlave'])
  return await suyos.where('clase', '=', 'resumen').orderBy('id').execute()
}
const links = () =>
  enlaceDeBaja({ vault: createVault(DATA_KEY), direccion: 'http://localhost' }, usuarioId).split('#enlace=')[1]

describe('preferences of notices', () => {
  test('unsaved: everything rings and no letter; saved ones come back, and a stale save is refused', async () => {
    const inicial = { callados: [], sinCorreo: [], hora: null, enDescanso: false, version: 1 }
    expect(await read()).toEqual({ ...inicial, correo: expect.stringContaining('@') })
    expect((await save({ callados: ['cita'], sinCorreo: ['tarea'], version: 1 })).body.data).toEqual({ version: 2 })
    expect(await read()).toMatchObject({ callados: ['cita'], sinCorreo: ['tarea'], hora: 8, version: 2 })
    expect((await save({ version: 1 })).status).toBe(412)
  })

  test.each([
    ['a request for an authorization', { callados: ['solicitud'] }],
    ['the rights of persons', { callados: ['derechos'] }],
    ['the mail server', { callados: ['servidor'] }],
    ['an hour of the night for the letter', { hora: 3 }],
  ])('%s is refused', async (_what, changes) => {
    expect((await save(changes)).status).toBe(400)
  })

  test('a silenced class comes read: in the list, not in the count', async () => {
    await save({ callados: ['cita'] })
    await ring('citaProxima')
    await ring('tareaPendiente')
    const { notificaciones, notificacionesNoLeidas } = await bell()
    expect(notificacionesNoLeidas).toBe(1)
    expect(notificaciones.map(({ tipo, leida }) => [tipo, leida])).toEqual([
      ['tarea', 'N'],
      ['cita', 'S'],
    ])
  })
})

describe('the daily letter', () => {
  test('counts what was not read by class, with links, and comes once a day', async () => {
    await save({ callados: ['cita'], sinCorreo: [] })
    desk.clock.pasan(60_000)
    await ring('citaProxima')
    await ring('tareaPendiente')
    await ring('intentoPendiente')
    expect(await resumenes()).toEqual([])
    desk.clock.move(LAS_OCHO)
    const [carta, ...mas] = await resumenes()
    expect(mas).toEqual([])
    expect(carta?.asunto).toBe('Tiene 3 avisos sin leer en el panel')
    expect(carta?.texto).toContain('- Citas: 1. ')
    expect(carta?.texto).toMatch(/- Tareas: 2\. http\S+\/dashboard\/home\n/)
    expect(carta?.texto).not.toContain('10:00')
    // The link that ends it is sealed until its delivery
    expect(carta?.texto).toMatch(/#enlace=\(entregado\)$/)
    await ring('tareaPendiente')
    expect(await resumenes()).toHaveLength(1)
  })

  test.each([
    ['nothing came', async () => undefined],
    [
      'what came was read in the bell',
      async () => {
        await ring('citaProxima')
        await desk.db.updateTable('notificacion').set({ leida: LAS_OCHO }).execute()
      },
    ],
    [
      'it was of a class left out',
      async () => {
        await save({ sinCorreo: ['cita'] })
        await ring('citaProxima')
      },
    ],
    [
      'it came before the letter was turned on',
      async () => {
        await save({ hora: null })
        await ring('citaProxima')
        await save({ hora: 8 })
      },
    ],
    [
      'the user was deactivated',
      async () => {
        await ring('citaProxima')
        await desk.db.updateTable('usuario').set({ activo: false }).where('id', '=', usuarioId).execute()
      },
    ],
  ])('is not sent when %s', async (_why, given) => {
    await save({})
    desk.clock.pasan(60_000)
    await given()
    desk.clock.move(LAS_OCHO)
    expect(await resumenes()).toEqual([])
    await desk.db.updateTable('usuario').set({ activo: true }).where('id', '=', usuarioId).execute()
  })

  test('skips Sunday and tells it on Monday; a holiday too, unless asked for', async () => {
    await save({})
    desk.clock.move('2026-10-10T20:00:00.000Z')
    await ring('citaProxima')
    // Sunday 11, and Monday 12, a holiday
    for (const dia of ['2026-10-11T11:01:00.000Z', '2026-10-12T11:01:00.000Z']) {
      desk.clock.move(dia)
      expect(await resumenes()).toEqual([])
    }
    desk.clock.move('2026-10-13T11:01:00.000Z')
    expect(await resumenes()).toHaveLength(1)
    await desk.db.updateTable('preferenciaAviso').set({ enDescanso: true }).execute()
    desk.clock.pasan(60_000)
    await ring('citaProxima')
    desk.clock.move('2026-10-18T11:01:00.000Z')
    expect(await resumenes()).toHaveLength(2)
  })
})

describe('the link that ends the letter', () => {
  test('ends it without a session, again and again; another link does nothing', async () => {
    await save({})
    const enlace = links()
    expect(
      (await desk.anyone().post(routes.dejarResumen.path, { enlace: `${usuarioId}-${'x'.repeat(43)}` })).status,
    ).toBe(404)
    expect(await read()).toMatchObject({ hora: 8 })
    for (let times = 0; times < 2; times += 1)
      expect((await desk.anyone().post(routes.dejarResumen.path, { enlace })).body.data).toBe('ok')
    expect(await read()).toMatchObject({ hora: null })
  })

  test('of one user ends nobody else’s', async () => {
    await save({})
    const ajeno = links()?.replace(/^\d+/, String(usuarioId + 1))
    expect((await desk.anyone().post(routes.dejarResumen.path, { enlace: ajeno })).status).toBe(404)
  })

  test('one click of a mail program ends it; a person who opens that address gets the page', async () => {
    await save({})
    const url = `/baja/${links()}`
    const opened = await desk.app.inject({ method: 'GET', url })
    expect([opened.statusCode, opened.headers.location]).toEqual([302, `/postulacion/resumen#enlace=${links()}`])
    expect(await read()).toMatchObject({ hora: 8 })
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const payload = 'List-Unsubscribe=One-Click'
    const post = (to: string) => desk.app.inject({ method: 'POST', url: to, headers, payload })
    expect((await post('/baja/1-nada')).statusCode).toBe(404)
    expect((await post(url)).statusCode).toBe(200)
    expect(await read()).toMatchObject({ hora: null })
  })
})
