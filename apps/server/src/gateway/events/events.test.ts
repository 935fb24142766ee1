import { type Evento, rutaDeEventos } from '@alerce/contract/eventos'
import { routes } from '@alerce/contract/routes'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { publish } from '../../avisos/repository.ts'
import { SesionesRecordadas } from '../../sesiones/recordadas.ts'
import { closeSesiones } from '../../sesiones/repository.ts'
import type { Client } from '../../testing/client.ts'
import { type Desk, openDesk } from '../../testing/desk.ts'
import { type Pantalla, pantallaLista } from '../../testing/pantalla.ts'
import { dsHasta } from '../../testing/ventas.ts'
import { createSessions } from '../session/sessions.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
})
afterAll(() => desk.close())
afterEach(() => {
  vi.useRealTimers()
  desk.clock.move('2026-10-07T13:00:00.000Z')
})

interface Puesto {
  readonly client: Client
  readonly pantalla: Pantalla
  readonly sesionId: number
}

const idDe = async (usuario: string) =>
  (await desk.db.selectFrom('usuario').select('id').where('usuario', '=', usuario).executeTakeFirstOrThrow()).id
const ultimaSesion = async () =>
  (await desk.db.selectFrom('sesion').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()).id
const show = (client: Client) => pantallaLista(desk.app, client.credentials())

/** Opens a screen for a person with a new session. */
async function seat(usuario: string): Promise<Puesto> {
  const client = await desk.as(usuario)
  return { client, pantalla: await show(client), sesionId: await ultimaSesion() }
}

/** Opens the screen of a supervisor with a link to `asesora`. */
async function seatSupervisor(): Promise<Puesto> {
  const enlace = await desk.db
    .insertInto('enlaceSupervisor')
    .values({
      asesorId: await idDe('asesora'),
      jefeId: await idDe('jefatura'),
      sal: 'x',
      creadoPor: 'prueba',
      creado: '2026-10-07T12:00:00.000Z',
      expira: '2026-10-07T20:00:00.000Z',
      revocado: null,
      revocadoPor: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = await createSessions(desk.db, desk.clock, new SesionesRecordadas()).openByLink(enlace.id, {
    ip: '127.0.0.1',
    agente: 'prueba',
  })
  const pantalla = await pantallaLista(desk.app, { cookie: `alerce=${token}` })
  return { client: desk.anyone(), pantalla, sesionId: await ultimaSesion() }
}

/** Events without `sesiones`: logins and ends of other sessions send it at no fixed moment. */
const sinSesiones = <E extends { readonly nombre: string } | null>(dichos: readonly E[]): E[] =>
  dichos.filter((dicho) => dicho?.nombre !== 'sesiones')

/** All other events of a screen, read by closing its session, which is the last event. */
async function contado({ pantalla, sesionId }: Pick<Puesto, 'pantalla' | 'sesionId'>): Promise<Evento[]> {
  await closeSesiones(desk.db, { sesionId }, 'fin', desk.clock.ahora())
  const eventos: Evento[] = []
  for (let evento = await pantalla.siguiente(); evento; evento = await pantalla.siguiente()) eventos.push(evento)
  expect(eventos.pop()).toEqual({ nombre: 'sesion', data: { motivo: 'fin' } })
  return sinSesiones(eventos)
}

describe('access to the stream', () => {
  const listen = (headers: Record<string, string>) =>
    desk.app.inject({ method: 'GET', url: rutaDeEventos, headers: { ...headers } })

  test.each([
    ['nobody', async () => desk.anyone(), 401, 'sin_sesion'],
    ['a bearer client', () => desk.bearer(), 403, 'sin_permiso'],
  ])('%s is refused in the usual envelope', async (_, who, status, codigo) => {
    const answer = await listen((await who()).credentials())
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ httpCode: status, codigo, data: null })
  })

  test('an ended session gets the reason of its end', async () => {
    const client = await desk.as('asesora')
    await closeSesiones(desk.db, { sesionId: await ultimaSesion() }, 'revocada', desk.clock.ahora())
    const answer = await listen(client.credentials())
    expect(answer.json()).toMatchObject({ httpCode: 401, data: { motivo: 'revocada' } })
  })

  test('the answer is a stream that nothing on the way keeps, joins or packs', async () => {
    const { pantalla } = await seat('asesora')
    expect(Object.fromEntries(pantalla.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    })
    expect(pantalla.headers.get('content-encoding')).toBeNull()
    pantalla.close()
  })

  test('listening is no activity of the session', async () => {
    const { pantalla, sesionId } = await seat('asesora')
    desk.clock.move('2026-10-07T14:00:00.000Z')
    pantalla.close()
    const { ultimaActividad } = await desk.db
      .selectFrom('sesion')
      .select('ultimaActividad')
      .where('id', '=', sesionId)
      .executeTakeFirstOrThrow()
    expect(ultimaActividad).toBe('2026-10-07T13:00:00.000Z')
  })
})

describe('a change by one person', () => {
  test('reaches exactly the screens it concerns', async () => {
    const actua = await desk.as('asesora')
    const quienes = ['asesora', 'jefatura', 'contraloria', 'asesor2', 'mesa', 'administracion']
    const puestos = new Map<string, Puesto>([['supervisor', await seatSupervisor()]])
    for (const usuario of quienes) puestos.set(usuario, await seat(usuario))
    const ds = await dsHasta(actua, 'resumenDeclaracion')

    await actua.data(routes.enviarDS.path, ds)
    expect(await puestos.get('contraloria')?.pantalla.siguiente()).toEqual({ nombre: 'cola', data: null })
    const respuesta = { identificador: ds.identificador, decision: 'aprueba', rentaPromedio: 1_800_000 }
    await puestos.get('contraloria')?.client.data(routes.responderEvaluacionFinanciera.path, respuesta)
    await desk.releaseRespuestas()

    const oyeron: Record<string, string[]> = {}
    for (const [usuario, puesto] of puestos) {
      const eventos = await contado(puesto)
      oyeron[usuario] = [...new Set(eventos.map((evento) => evento.nombre))]
      const ajenos = eventos.filter((e) => e.nombre === 'prospecto' && e.data.prospectoId !== ds.prospectoId)
      expect(ajenos).toEqual([])
    }
    expect(oyeron).toEqual({
      asesora: ['prospecto', 'notificacion'],
      supervisor: ['prospecto', 'notificacion'],
      jefatura: ['prospecto'],
      contraloria: ['cola', 'notificacion'],
      asesor2: [],
      mesa: ['correos'],
      administracion: ['accesos', 'correos'],
    })
  })

  test('a prospect that is added reaches the lists that are open', async () => {
    const [lista, ajena] = [await seat('asesora'), await seat('asesor2')]
    const persona = { nombres: 'ROSA', apellidoPaterno: 'MORA', apellidoMaterno: 'LAGOS', celular: '987654321' }
    const payload = { ...persona, tipoProspecto: 'REF', correo: 'rosa@example.cl' }
    const { prospectoId } = await lista.client.data(routes.ingresarProspecto.path, payload)
    expect(await contado(lista)).toEqual([{ nombre: 'prospecto', data: { prospectoId } }])
    expect(await contado(ajena)).toEqual([])
  })

  test('creating, moving or deleting an appointment notifies every reader of the advisor’s calendar', async () => {
    const actua = await desk.as('asesora')
    const [ficha] = await actua.data(routes.obtenerProspectos.path, { limite: 1 })
    const siguen = [await seat('asesora'), await seat('jefatura'), await seatSupervisor()]
    const ajenos = [await seat('asesor2'), await seat('contraloria')]
    const cita = { prospectoId: ficha.prospectoId, fechaHoraInicio: '08/10/2026 20:00:00', duracionMinutos: 30 }
    const { citaId } = await actua.data(routes.agendarCita.path, cita)
    await actua.data(routes.agendarCita.path, { ...cita, citaId, fechaHoraInicio: '08/10/2026 20:30:00' })
    await actua.data(routes.eliminarCita.path, { citaId })
    for (const puesto of siguen) {
      const agendas = (await contado(puesto)).filter(({ nombre }) => nombre === 'agenda')
      expect(agendas).toEqual(Array.from({ length: 3 }, () => ({ nombre: 'agenda', data: null })))
    }
    for (const puesto of ajenos) expect(await contado(puesto)).toEqual([])
  })

  test('before a screen listens comes with its first event, if it concerns the screen', async () => {
    // The server listens from its first screen on
    const { client, pantalla } = await seat('asesora')
    const [ficha] = await client.data(routes.obtenerProspectos.path, { limite: 1 })
    const cita = { prospectoId: ficha.prospectoId, fechaHoraInicio: '09/10/2026 20:00:00', duracionMinutos: 30 }
    const { citaId } = await client.data(routes.agendarCita.path, cita)
    await client.data(routes.eliminarCita.path, { citaId })
    while ((await pantalla.siguiente())?.nombre !== 'agenda');
    const agendas = async (usuario: string) =>
      (await show(await desk.as(usuario))).antes.dichos.filter(({ nombre }) => nombre === 'agenda').length
    expect([await agendas('asesora'), await agendas('jefatura'), await agendas('asesor2')]).toEqual([1, 1, 0])
  })

  test('and is rolled back is not sent', async () => {
    const asesora = await seat('asesora')
    const asesorId = await idDe('asesora')
    const undone = desk.db.transaction().execute(async (tx) => {
      await publish(tx, { tema: 'prospecto', prospectoId: 1, asesorId })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await contado(asesora)).toEqual([])
  })

  test('a read notification changes the other screens of the same person, once', async () => {
    const [una, otra] = [await seat('asesora'), await seat('asesora')]
    const { notificaciones } = await una.client.data(routes.obtenerNotificaciones.path, {})
    const { notificacionId } = notificaciones.find((n: { leida: string }) => n.leida === 'N')
    for (const _ of [1, 2]) await una.client.data(routes.actualizarNotificacion.path, { notificacionId })
    for (const puesto of [una, otra]) expect(await contado(puesto)).toEqual([{ nombre: 'notificacion', data: null }])
  })
})

describe('a change of rights', () => {
  /** Changes a user as the console does, leaving the other fields as they are. */
  async function change(usuario: string, cambio: object) {
    const consola = await desk.as('administracion')
    const { filas } = await consola.data(routes.obtenerUsuarios.path, {})
    const suyo = filas.find((uno: { usuario: string }) => uno.usuario === usuario)
    await consola.data(routes.guardarUsuario.path, { ...suyo, ...cambio })
    return suyo
  }
  const publishCarta = (aviso: Parameters<typeof publish>[1]) => publish(desk.db, aviso)
  const nombres = async (puesto: Puesto) => (await contado(puesto)).map(({ nombre }) => nombre)

  test('withdrawing a role stops the events of its desk', async () => {
    const puesto = await seat('contraloria')
    const antes = await change('contraloria', { roles: ['mesa'] })
    expect(await puesto.pantalla.siguiente()).toEqual({ nombre: 'resync', data: null })
    await publishCarta({ tema: 'cola' })
    expect(await nombres(puesto)).toEqual([])
    await change('contraloria', { roles: antes.roles })
  })

  test('shows an advisor new in the team, without loading the page', async () => {
    const [ajeno, jefa] = [await idDe('asesor2'), await seat('jefatura')]
    const { equipoId } = await desk.db
      .selectFrom('usuario')
      .select('equipoId')
      .where('usuario', '=', 'jefatura')
      .executeTakeFirstOrThrow()
    await publishCarta({ tema: 'agenda', asesorId: ajeno })
    const antes = await change('asesor2', { equipoId })
    expect(await jefa.pantalla.siguiente()).toEqual({ nombre: 'resync', data: null })
    await publishCarta({ tema: 'agenda', asesorId: ajeno })
    expect(await nombres(jefa)).toEqual(['usuarios', 'enlaces', 'agenda'])
    await change('asesor2', { equipoId: antes.equipoId })
  })
})

describe('the end of a session', () => {
  const fin = (motivo: string) => ({ nombre: 'sesion', data: { motivo } })

  /** All events of a screen until it ends; `sesiones` comes first, also to screens that end. */
  async function hastaElFin(pantalla: Pantalla) {
    const dichos = [await pantalla.siguiente()]
    while (dichos.at(-1) !== null) dichos.push(await pantalla.siguiente())
    return sinSesiones(dichos)
  }

  test('is sent to its screens, which end; other sessions of the same user go on', async () => {
    const [una, otra] = [await seat('asesora'), await seat('asesora')]
    const segunda = await show(una.client)
    await closeSesiones(desk.db, { sesionId: una.sesionId }, 'revocada', desk.clock.ahora())
    for (const pantalla of [una.pantalla, segunda]) expect(await hastaElFin(pantalla)).toEqual([fin('revocada'), null])
    expect(await contado(otra)).toEqual([])
  })

  test('that the clock decides is found by looking every fifty seconds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { pantalla } = await seat('asesora')
    desk.clock.move('2026-10-07T18:00:01.000Z')
    vi.advanceTimersByTime(50_000)
    expect(await hastaElFin(pantalla)).toEqual([fin('I'), null])
  })

  test('a ninth screen of a session takes the place of the first', async () => {
    const { client, pantalla: primera, sesionId } = await seat('asesora')
    const otras: Pantalla[] = []
    for (let n = 0; n < 8; n += 1) otras.push(await show(client))
    expect(await hastaElFin(primera)).toEqual([null])
    await closeSesiones(desk.db, { sesionId }, 'S', desk.clock.ahora())
    for (const pantalla of otras) expect(await hastaElFin(pantalla)).toEqual([fin('S'), null])
  })
})

test('a server with open screens ends them and stops', async () => {
  const own = await openDesk({}, { ventas: true })
  const client = await own.as('asesora')
  const screens = [
    await pantallaLista(own.app, client.credentials()),
    await pantallaLista(own.app, client.credentials()),
  ]
  await own.close()
  for (const pantalla of screens) expect(await pantalla.siguiente()).toBeNull()
})
