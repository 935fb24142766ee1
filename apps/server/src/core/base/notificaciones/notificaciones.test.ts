import { routes } from '@alerce/contract/routes'
import { DIA_MS, MINUTO_MS } from '@alerce/domain/base/fechas/duracion'
import { notificacionesPorPagina } from '@alerce/domain/limites'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSessions } from '../../../gateway/session/sessions.ts'
import { SesionesRecordadas } from '../../../sesiones/recordadas.ts'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { INICIO } from '../../../testing/template.ts'
import { dsHasta } from '../../../testing/ventas.ts'
import { insertNotificacion } from './repository.ts'

let desk: Desk
let asesora: Client
let bearer: Client
let asesorId: number
let prospectoId: number
beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  asesora = await desk.as('asesora')
  bearer = await desk.bearer()
  asesorId = await idDe('asesora')
  const propio = desk.db.selectFrom('prospecto').select('id').where('asesorId', '=', asesorId).orderBy('id')
  prospectoId = (await propio.executeTakeFirstOrThrow()).id
})
afterAll(() => desk.close())
beforeEach(async () => {
  await desk.db.deleteFrom('notificacion').execute()
})

const idDe = async (usuario: string) =>
  (await desk.db.selectFrom('usuario').select('id').where('usuario', '=', usuario).executeTakeFirstOrThrow()).id
const LISTA = routes.obtenerNotificaciones.path
const LEER = routes.actualizarNotificacion.path
const read = (client: Client, payload = {}) => client.data(LISTA, payload)

interface Mostrada {
  readonly notificacionId: number
  readonly mensaje: string
}
const mensajes = ({ notificaciones }: { notificaciones: Mostrada[] }) => notificaciones.map((n) => n.mensaje)

/** As many as that, one a minute from 09:00 on, each with its number. */
async function leave(cuantas: number, usuarioId = asesorId) {
  for (let n = 1; n <= cuantas; n += 1) {
    const en = new Date(Date.parse('2026-10-07T12:00:00.000Z') + n * MINUTO_MS).toISOString()
    await insertNotificacion(desk.db, { usuarioId, prospectoId, tipo: 'resultado', mensaje: String(n), en })
  }
}

describe('the list', () => {
  test('is empty for a user without notifications', async () => {
    expect(await read(asesora)).toEqual({ notificaciones: [], notificacionesNoLeidas: 0, pagina: 1 })
  })

  test('newest first, in pages, with the unread count over all pages', async () => {
    await leave(notificacionesPorPagina + 2)
    const [primera, segunda, tercera] = [
      await read(asesora),
      await read(asesora, { pagina: '2' }),
      await read(asesora, { pagina: 3 }),
    ]
    const numeros = Array.from({ length: notificacionesPorPagina + 2 }, (_, n) => String(n + 1)).reverse()
    expect(mensajes(primera)).toEqual(numeros.slice(0, notificacionesPorPagina))
    expect(mensajes(segunda)).toEqual(['2', '1'])
    expect(mensajes(tercera)).toEqual([])
    expect([primera, segunda, tercera].map((p) => [p.pagina, p.notificacionesNoLeidas])).toEqual([
      [1, 17],
      [2, 17],
      [3, 17],
    ])
  })

  test('shows each with the name of its prospect and the time of Santiago', async () => {
    await leave(1)
    const uno = { usuarioId: asesorId, prospectoId: null, tipo: 'resultado', en: '2026-10-07T03:00:00.000Z' }
    await insertNotificacion(desk.db, { ...uno, mensaje: 'de nadie' })
    const { nombres, apellidoPaterno: paterno } = await desk.db
      .selectFrom('prospecto')
      .select(['nombres', 'apellidoPaterno'])
      .where('id', '=', prospectoId)
      .executeTakeFirstOrThrow()
    const { notificaciones } = await read(asesora)
    expect(notificaciones).toEqual([
      {
        notificacionId: expect.any(Number),
        mensaje: '1',
        leida: 'N',
        prospectoId,
        tipo: 'resultado',
        autorizacion: null,
        nombreProspecto: expect.stringContaining(`${nombres} ${paterno}`),
        fechaHoraNotificacion: '2026-10-07T09:01:00',
      },
      expect.objectContaining({
        mensaje: 'de nadie',
        nombreProspecto: '',
        prospectoId: null,
        fechaHoraNotificacion: '2026-10-07T00:00:00',
      }),
    ])
  })

  test('of a kind that this version does not know comes without it', async () => {
    const uno = { usuarioId: asesorId, prospectoId, en: '2026-10-07T03:00:00.000Z' }
    await insertNotificacion(desk.db, { ...uno, tipo: 'deOtraVersion', mensaje: 'nuevo' })
    const { notificaciones } = await read(asesora)
    expect(notificaciones).toMatchObject([{ mensaje: 'nuevo', tipo: null }])
  })

  test.each([{ pagina: 0 }, { pagina: -1 }, { pagina: 1.5 }, { pagina: 'dos' }, { pagina: 10_001 }])(
    'page %j is refused',
    async (payload) => {
      expect((await asesora.post(LISTA, payload)).status).toBe(400)
    },
  )
})

describe('narrowed', () => {
  test('by read state or kind; the unread count covers all', async () => {
    await leave(3)
    const [ultima] = (await read(asesora)).notificaciones
    await asesora.data(LEER, { notificacionId: ultima.notificacionId })
    await insertNotificacion(desk.db, {
      usuarioId: asesorId,
      prospectoId,
      tipo: 'cita',
      mensaje: 'cita',
      en: '2026-10-07T12:30:00.000Z',
    })
    const de = async (payload: object) => {
      const page = await read(asesora, payload)
      return [mensajes(page), page.notificacionesNoLeidas]
    }
    expect(await de({ leida: 'N' })).toEqual([['cita', '2', '1'], 3])
    expect(await de({ leida: 'S' })).toEqual([['3'], 3])
    expect(await de({ tipo: 'cita' })).toEqual([['cita'], 3])
    expect(await de({ tipo: 'resultado', leida: 'N' })).toEqual([['2', '1'], 3])
  })
})

describe('all at once', () => {
  const mark = (client: Client, hasta: number) => client.data(routes.marcarNotificaciones.path, { hasta })

  test("one's own are read up to the newest that was seen, and that is taken back", async () => {
    await leave(3)
    await leave(1, await idDe('asesor2'))
    const asesor2 = await desk.as('asesor2')
    const [ultima, vista, primera] = (await read(asesora)).notificaciones
    await asesora.data(LEER, { notificacionId: primera.notificacionId })
    desk.clock.move('2026-10-07T13:05:00.000Z')
    const { marcadas, en } = await mark(asesora, vista.notificacionId)
    expect(marcadas).toBe(1)
    expect((await read(asesora, { leida: 'N' })).notificaciones).toMatchObject([
      { notificacionId: ultima.notificacionId },
    ])
    expect((await read(asesor2)).notificacionesNoLeidas).toBe(1)
    expect(await asesora.data(routes.desmarcarNotificaciones.path, { en })).toBe('ok')
    expect((await read(asesora, { leida: 'S' })).notificaciones).toMatchObject([
      { notificacionId: primera.notificacionId },
    ])
    desk.clock.move('2026-10-07T13:00:00.000Z')
  })

  test('of nothing, nothing', async () => {
    expect(await mark(asesora, 1)).toMatchObject({ marcadas: 0 })
  })
})

describe('access by role', () => {
  test("one's own; nobody reads another's by naming them", async () => {
    await leave(1)
    expect(mensajes(await read(asesora, { identificador: asesorId }))).toEqual(['1'])
    for (const usuario of ['asesor2', 'jefatura', 'administracion']) {
      const client = await desk.as(usuario)
      expect(mensajes(await read(client))).toEqual([])
      expect((await client.post(LISTA, { identificador: asesorId })).status).toBe(404)
    }
  })

  test("a supervisor by link reads the advisor's, and changes nothing", async () => {
    await leave(1)
    const fila = { asesorId, jefeId: await idDe('jefatura'), sal: 'x', creadoPor: 'prueba' }
    const vida = { creado: '2026-10-07T12:00:00.000Z', expira: '2026-10-07T20:00:00.000Z' }
    const { id } = await desk.db
      .insertInto('enlaceSupervisor')
      .values({ ...fila, ...vida, revocado: null, revocadoPor: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    const token = await createSessions(desk.db, desk.clock, new SesionesRecordadas()).openByLink(id, {
      ip: '127.0.0.1',
      agente: 'prueba',
    })
    const cookie = `alerce=${token}`
    const supervisor = desk.anyone()
    const sesion = await desk.app.inject({ url: routes.sesionActual.path, headers: { cookie } })
    const headers = { cookie, 'x-csrf-token': sesion.json().data.csrf }
    const { notificaciones } = (await supervisor.post(LISTA, {}, headers)).body.data
    expect(notificaciones.map((n: Mostrada) => n.mensaje)).toEqual(['1'])
    const { notificacionId } = notificaciones[0]
    expect((await supervisor.post(LEER, { notificacionId }, headers)).status).toBe(403)
  })

  test('a bearer client names them', async () => {
    await leave(1)
    expect(mensajes(await read(bearer, { identificador: asesorId }))).toEqual(['1'])
    expect((await bearer.post(LISTA, { identificador: 999_999 })).status).toBe(404)
    const { status, body } = await bearer.post(LISTA, {})
    expect([status, body.data.codigoError, body.data.errores[0].campo]).toEqual([200, 400, 'identificador'])
  })
})

describe('reading one', () => {
  async function una(): Promise<Mostrada & { leida: string }> {
    return (await read(asesora)).notificaciones[0]
  }

  test('takes it from N to S, once', async () => {
    await leave(2)
    const { notificacionId } = await una()
    for (const _ of [1, 2]) expect(await asesora.data(LEER, { notificacionId })).toBe('ok')
    expect(await una()).toMatchObject({ notificacionId, leida: 'S' })
    expect((await read(asesora)).notificacionesNoLeidas).toBe(1)
  })

  test('keeps when it was read first', async () => {
    await leave(1)
    const { notificacionId } = await una()
    await asesora.data(LEER, { notificacionId })
    desk.clock.move('2026-10-07T15:00:00.000Z')
    await asesora.data(LEER, { notificacionId })
    desk.clock.move('2026-10-07T13:00:00.000Z')
    const rows = await desk.db.selectFrom('notificacion').select('leida').execute()
    expect(rows).toEqual([{ leida: '2026-10-07T13:00:00.000Z' }])
  })

  test("another's does not exist, nor does one that is not; a bearer client acts as its owner", async () => {
    await leave(1)
    const { notificacionId } = await una()
    for (const usuario of ['asesor2', 'jefatura', 'contraloria', 'administracion']) {
      expect((await (await desk.as(usuario)).post(LEER, { notificacionId })).status).toBe(404)
    }
    expect((await asesora.post(LEER, { notificacionId: 999_999 })).status).toBe(404)
    expect((await una()).leida).toBe('N')
    expect((await bearer.post(LEER, { notificacionId })).status).toBe(200)
    expect((await una()).leida).toBe('S')
  })
})

test('a result notifies the advisor with folio and outcome, without health data', async () => {
  const contraloria = await desk.as('contraloria')
  const ds = await dsHasta(asesora, 'resultado')
  expect((await read(asesora)).notificaciones).toEqual([])
  await contraloria.data(routes.responderEvaluacionFinanciera.path, {
    identificador: ds.identificador,
    decision: 'aprueba',
    rentaPromedio: 1_800_000,
  })
  expect((await read(asesora)).notificaciones).toEqual([])
  await desk.releaseRespuestas()
  const { notificaciones, notificacionesNoLeidas } = await read(asesora)
  expect(notificacionesNoLeidas).toBe(1)
  expect(notificaciones).toEqual([expect.objectContaining({ prospectoId: ds.prospectoId, tipo: 'resultado' })])
  expect(notificaciones[0].mensaje).toMatch(/^Resultado de la DS 5000000\d{3}: autorizada\.$/)
})

test('those of a year ago are deleted, read or not; a younger one before them in the table does not hinder it', async () => {
  const dia = (dias: number) => new Date(Date.parse(INICIO) + dias * DIA_MS).toISOString()
  const de = (mensaje: string, dias: number, leida: string | null) =>
    desk.db
      .insertInto('notificacion')
      .values({ usuarioId: asesorId, prospectoId, tipo: '', mensaje, en: dia(dias), leida })
      .execute()
  await de('nueva', 0, null)
  await de('vieja', -366, null)
  await de('leida', -366, dia(-366))
  await de('casi', -364, null)
  await desk.ronda('olvidar-notificaciones')
  expect(mensajes(await read(asesora))).toEqual(['nueva', 'casi'])
})
