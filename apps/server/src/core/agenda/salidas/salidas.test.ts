import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { INICIO } from '../../../testing/template.ts'
import { rememberCitas } from '../citas/rondas-de-citas.ts'

let desk: Desk
let asesora: Client
let prospectoId: number
beforeAll(async () => {
  desk = await openDesk()
  asesora = await desk.as('asesora')
  const [first] = await asesora.data('/api/v3/obtenerProspectos', { limite: 1, estado: 'Prospecto Ingresado' })
  prospectoId = first.prospectoId
  await desk.db
    .updateTable('prospecto')
    .set({ nombres: 'JUANA MARÍA', apellidoPaterno: "O'HIGGINS", correo: 'juana@example.cl' })
    .where('id', '=', prospectoId)
    .execute()
})
afterAll(() => desk.close())
beforeEach(async () => {
  desk.clock.move(INICIO)
  for (const table of ['cita', 'correoAdjunto', 'correo', 'notificacion'] as const) {
    await desk.db.deleteFrom(table).execute()
  }
})

const base = () => ({ prospectoId, fechaHoraInicio: '08/10/2026 10:00:00', duracionMinutos: 60, comentario: 'secreto' })
const schedule = async (cambio = {}, client = asesora): Promise<number> =>
  (await client.data('/api/v1/agendarCita', { ...base(), ...cambio })).citaId
const texto = (contenido: Buffer) => contenido.toString('utf8')

/** As another program reads it. */
function read(ics: string) {
  const calendar = new ICAL.Component(ICAL.parse(ics))
  const entradas = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    return {
      uid: event.uid,
      secuencia: event.sequence,
      titulo: event.summary,
      inicio: event.startDate.toJSDate().toISOString(),
      termino: event.endDate.toJSDate().toISOString(),
      estado: component.getFirstPropertyValue('status'),
    }
  })
  return { metodo: calendar.getFirstPropertyValue('method'), entradas }
}

const download = async (path: string, client = asesora) => read(texto((await client.get(path)).raw))

/** Known in every calendar by what no other database has. */
async function uidEn({ db }: Desk, citaId: number): Promise<string> {
  const { identidad } = await db
    .selectFrom('cita')
    .select('identidad')
    .where('id', '=', citaId)
    .executeTakeFirstOrThrow()
  expect(identidad).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/)
  return `${identidad}@alerce`
}

describe('a calendar file', () => {
  // instants computed by hand from the decree: -03 in summer, -04 in winter
  test.each([
    ['the last evening of summer time', '03/04/2026 20:00:00', '2026-04-03T23:00:00.000Z'],
    ['the last hour of summer time', '04/04/2026 21:30:00', '2026-04-05T00:30:00.000Z'],
    ['the first morning of winter time', '05/04/2026 09:00:00', '2026-04-05T13:00:00.000Z'],
    ['the last evening of winter time', '05/09/2026 21:00:00', '2026-09-06T01:00:00.000Z'],
    ['the first morning of summer time', '06/09/2026 09:00:00', '2026-09-06T12:00:00.000Z'],
  ])('contains %s', async (_name, fechaHoraInicio, inicio) => {
    desk.clock.move('2026-04-01T12:00:00.000Z')
    const entonces = await desk.as('asesora')
    const citaId = await schedule({ fechaHoraInicio, duracionMinutos: 30 }, entonces)
    const { metodo, entradas } = await download(`/api/alerce/v1/descargarCita?id=${citaId}`, entonces)
    expect(metodo).toBe('PUBLISH')
    expect(entradas).toEqual([
      {
        uid: await uidEn(desk, citaId),
        secuencia: 1,
        titulo: 'Cita con JUANA O.',
        inicio,
        termino: new Date(Date.parse(inicio) + 1_800_000).toISOString(),
        estado: 'CONFIRMED',
      },
    ])
  })
})

describe('the range of an agenda', () => {
  test('comes with first names and initials, and without the notes', async () => {
    await schedule()
    await schedule({ fechaHoraInicio: '20/10/2026 12:00:00' })
    const answer = await asesora.get('/api/alerce/v1/descargarAgenda?desde=08-10-2026&hasta=19-10-2026')
    expect(answer.status).toBe(200)
    const ics = texto(answer.raw)
    expect(read(ics).entradas.map(({ titulo }) => titulo)).toEqual(['Cita con JUANA O.'])
    expect(ics).not.toMatch(/secreto|HIGGINS|example\.cl/)
  })

  test.each([
    ['desde=10-10-2026&hasta=09-10-2026', 'La fecha de inicio es posterior a la de término.'],
    ['desde=10-10-2026&hasta=10-12-2027', 'Elija un rango de hasta un año'],
  ])('%s is refused', async (range, descripcion) => {
    const { status, body } = await asesora.get(`/api/alerce/v1/descargarAgenda?${range}`)
    expect(status).toBe(400)
    expect(body.descripcion).toBe(descripcion)
  })

  test("another advisor's appointment does not exist", async () => {
    const citaId = await schedule()
    const asesor2 = await desk.as('asesor2')
    expect((await asesor2.get(`/api/alerce/v1/descargarCita?id=${citaId}`)).status).toBe(404)
  })
})

describe('the calendar that other programs read', () => {
  const create = async (): Promise<string> => (await asesora.data('/api/alerce/v1/crearCalendarioPrivado', {})).ruta
  const estado = () => asesora.data('/api/alerce/v1/obtenerCalendarioPrivado', {})

  test('is open by its address alone, until it is replaced or revoked', async () => {
    await schedule()
    await schedule({ fechaHoraInicio: '08/10/2026 12:00:00' })
    const [ruta, anyone] = [await create(), desk.anyone()]
    const { metodo, entradas } = await download(ruta, anyone)
    expect(metodo).toBe('PUBLISH')
    expect(entradas.map(({ inicio }) => inicio)).toEqual(['2026-10-08T13:00:00.000Z', '2026-10-08T15:00:00.000Z'])
    expect(await estado()).toEqual({ creado: expect.any(String), leido: expect.any(String) })

    const otra = await create()
    expect((await anyone.get(ruta)).status).toBe(404)
    expect((await anyone.get(otra)).status).toBe(200)
    expect(await asesora.data('/api/alerce/v1/revocarCalendarioPrivado', {})).toBe('ok')
    expect(await asesora.data('/api/alerce/v1/revocarCalendarioPrivado', {})).toBe('ok')
    expect((await anyone.get(otra)).status).toBe(404)
    expect(await estado()).toEqual({ creado: null, leido: null })
  })

  test('ends with the work of its advisor, also if they return', async () => {
    const ruta = await create()
    const { id: usuarioId } = await desk.db
      .selectFrom('usuario')
      .select('id')
      .where('usuario', '=', 'asesora')
      .executeTakeFirstOrThrow()
    const administracion = await desk.as('administracion')
    for (const activo of [false, true]) {
      await administracion.data('/api/alerce/v1/cambiarEstadoUsuario', { usuarioId, activo })
      expect((await desk.anyone().get(ruta)).status).toBe(404)
    }
    asesora = await desk.as('asesora')
  })

  test('keeps no address that could be read in the database', async () => {
    const ruta = await create()
    const { llaveHash } = await desk.db.selectFrom('calendarioPrivado').selectAll().executeTakeFirstOrThrow()
    expect(ruta).not.toContain(llaveHash.toString('base64url'))
  })
})

describe('the mail to the prospect', () => {
  const correos = () =>
    desk.db
      .selectFrom('correo')
      .leftJoin('correoAdjunto', 'correoAdjunto.correoId', 'correo.id')
      .leftJoin('archivo', 'archivo.id', 'correoAdjunto.archivoId')
      .leftJoin('almacen', 'almacen.llave', 'archivo.llave')
      .select(['correo.para', 'correo.asunto', 'correo.texto', 'almacen.contenido', 'archivo.mime'])
      .orderBy('correo.id')
      .execute()

  test('invites, announces a change of time, and cancels, in that order', async () => {
    const citaId = await schedule({ avisar: true })
    await schedule({ citaId, comentario: 'otro secreto' })
    await schedule({ citaId, fechaHoraInicio: '09/10/2026 16:00:00' })
    await asesora.data('/api/v1/eliminarCita', { citaId })
    const sent = await correos()
    expect(sent.map(({ asunto }) => asunto)).toEqual([
      'Cita con Camila Rojas: jueves, 8 de octubre de 2026, 10:00',
      'Cita con Camila Rojas: viernes, 9 de octubre de 2026, 16:00',
      'Se canceló la cita con Camila Rojas: viernes, 9 de octubre de 2026, 16:00',
    ])
    expect(sent[0]?.texto).toContain('de 10:00 a 11:00 (hora de Santiago)')
    const files = sent.map(({ contenido }) => read(texto(contenido ?? Buffer.alloc(0))))
    expect(files.map(({ metodo }) => metodo)).toEqual(['REQUEST', 'REQUEST', 'CANCEL'])
    expect(new Set(files.flatMap(({ entradas }) => entradas.map(({ uid }) => uid))).size).toBe(1)
    const order = files.flatMap(({ entradas }) => entradas.map(({ secuencia }) => secuencia))
    expect(order).toEqual([...order].sort((a, b) => a - b))
    expect(new Set(order).size).toBe(3)
    expect(sent.map(({ texto: said, contenido }) => `${said}${contenido}`).join()).not.toContain('secreto')
  })

  test('is an option: without it nobody is mailed', async () => {
    const citaId = await schedule()
    await asesora.data('/api/v1/eliminarCita', { citaId })
    expect(await correos()).toEqual([])
  })
})

describe('the reminder', () => {
  const avisos = async () => (await asesora.data('/api/v1/obtenerNotificaciones', {})).notificaciones

  test('comes once, within the hour before', async () => {
    await schedule()
    desk.clock.move('2026-10-08T11:59:00.000Z')
    expect(await rememberCitas(desk)).toBe(0)
    desk.clock.move('2026-10-08T12:00:00.000Z')
    await Promise.all([desk.ronda('recordar-citas'), desk.ronda('recordar-citas')])
    desk.clock.move(INICIO)
    expect(await avisos()).toMatchObject([{ mensaje: 'Tiene una cita a las 10:00.', tipo: 'cita', prospectoId }])
  })

  test('is sent again after a move; not for a finished, deleted or imminent appointment', async () => {
    const citaId = await schedule()
    desk.clock.move('2026-10-08T12:30:00.000Z')
    expect(await rememberCitas(desk)).toBe(1)
    const then = await desk.as('asesora')
    await schedule({ citaId, fechaHoraInicio: '08/10/2026 15:00:00' }, then)
    await schedule({ fechaHoraInicio: '08/10/2026 10:15:00', duracionMinutos: 15 }, then)
    expect(await rememberCitas(desk)).toBe(0)
    desk.clock.move('2026-10-08T17:30:00.000Z')
    expect(await rememberCitas(desk)).toBe(1)
  })
})
