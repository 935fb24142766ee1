import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { INICIO } from '../../../testing/template.ts'
import { porHttp } from '../../../testing/ventas.ts'
import { forgetBorradas } from './repository.ts'
import { rememberCitas } from './rondas-de-citas.ts'

let desk: Desk
let asesora: Client
let prospectoId: number
beforeAll(async () => {
  desk = await openDesk()
  asesora = await desk.as('asesora')
  const [first] = await asesora.data('/api/v3/obtenerProspectos', { limite: 1, estado: 'Prospecto Ingresado' })
  prospectoId = first.prospectoId
  await desk.db.updateTable('prospecto').set({ correo: 'juana@example.cl' }).where('id', '=', prospectoId).execute()
})
afterAll(() => desk.close())
beforeEach(async () => {
  desk.clock.move(INICIO)
  const tables = ['cita', 'citaBorrada', 'correoAdjunto', 'correo', 'notificacion', 'bloqueoAgenda'] as const
  for (const table of [...tables, 'paginaReserva'] as const) await desk.db.deleteFrom(table).execute()
})

const visita = { lugar: 'Av. Ñuñoa 12', traslado: 30 }
const schedule = async (hora: string, cambio = {}) =>
  (
    await asesora.post('/api/v1/agendarCita', {
      prospectoId,
      fechaHoraInicio: `08/10/2026 ${hora}:00`,
      duracionMinutos: 60,
      ...cambio,
    })
  ).body.data
const nueva = async (hora: string, cambio = {}): Promise<number> => (await schedule(hora, cambio)).citaId
const read = () =>
  asesora.data('/api/v1/obtenerCitas', {
    fechaHoraInicio: '08/10/2026 00:00:00',
    fechaHoraTermino: '08/10/2026 23:59:59',
  })
const filas = () => desk.db.selectFrom('trasladoCita').selectAll().execute()
const lejos = { codigoError: 409, codigo: 'cita_sin_traslado' }

describe('the place and the way of an appointment', () => {
  test('are saved, kept by a save that does not name them, and changed', async () => {
    const citaId = await nueva('10:00', visita)
    expect(await read()).toMatchObject([visita])
    await schedule('11:00', { citaId })
    expect(await read()).toMatchObject([{ ...visita, fechaHoraInicio: '08/10/2026 11:00:00' }])
    await schedule('11:00', { citaId, lugar: '  Los Leones 100 ', traslado: 0 })
    expect(await read()).toMatchObject([{ lugar: 'Los Leones 100', traslado: 0 }])
  })

  test('of an appointment without them have no row', async () => {
    await nueva('10:00')
    expect(await filas()).toEqual([])
    expect(await read()).toMatchObject([{ lugar: '', traslado: 0 }])
  })

  test('are told to who saves a stale version', async () => {
    const citaId = await nueva('10:00')
    await schedule('10:00', { citaId, ...visita })
    expect(await schedule('10:00', { citaId, version: 1 })).toMatchObject({
      campos: [{ etiqueta: 'Lugar' }, { etiqueta: 'Traslado' }],
      cita: visita,
    })
  })

  test.each([
    ['a way that is not offered', { traslado: 17 }, 'Elija los minutos de traslado de la lista'],
    ['a long place', { lugar: 'a'.repeat(201) }, 'El lugar admite hasta 200 caracteres'],
  ])('%s is refused', async (_, cambio, descripcion) => {
    const { status, body } = await asesora.post('/api/v1/agendarCita', {
      prospectoId,
      fechaHoraInicio: '08/10/2026 10:00:00',
      duracionMinutos: 60,
      ...cambio,
    })
    expect([status, body.descripcion ?? body.data?.descripcion]).toEqual([expect.any(Number), descripcion])
    expect(await read()).toEqual([])
  })

  test('come back with a deleted appointment, and go for good a day later', async () => {
    const citaId = await nueva('10:00', visita)
    await asesora.data('/api/v1/eliminarCita', { citaId })
    await asesora.data('/api/alerce/v1/restituirCita', { citaId })
    expect(await read()).toMatchObject([visita])
    await asesora.data('/api/v1/eliminarCita', { citaId })
    expect(await filas()).toHaveLength(1)
    await forgetBorradas(desk.db, '2026-10-09T13:00:00.000Z')
    expect(await filas()).toEqual([])
  })

  test('go with an appointment that goes at once', async () => {
    await nueva('10:00', visita)
    await desk.db.deleteFrom('cita').execute()
    expect(await filas()).toEqual([])
  })
})

describe('time for the way', () => {
  test('is kept before and after: too near is refused with free hours, and booked on purpose', async () => {
    await nueva('12:00', visita)
    const tarde = await schedule('13:00')
    expect(tarde).toMatchObject({
      ...lejos,
      descripcion: 'No alcanza a llegar: la cita de antes o la de después queda muy cerca.',
    })
    expect(tarde.alternativas[0]).toMatchObject({ fechaHoraInicio: '08/10/2026 13:30:00' })
    expect(await schedule('11:00')).toMatchObject(lejos)
    expect(await schedule('10:30')).toHaveProperty('citaId')
    expect(await schedule('13:00', { permiteTope: true })).toHaveProperty('citaId')
    const { texto } = await desk.db
      .selectFrom('bitacora')
      .select('texto')
      .where('prospectoId', '=', prospectoId)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(texto).toContain('sin tiempo para el traslado')
  })

  test('is not needed between two at one place', async () => {
    await nueva('12:00', visita)
    expect(await schedule('13:00', { lugar: 'av. ñuñoa 12', traslado: 45 })).toHaveProperty('citaId')
  })

  test('is asked for when an appointment that keeps its hour gets a longer way', async () => {
    await nueva('10:00')
    const citaId = await nueva('11:15', { traslado: 10 })
    expect(await schedule('11:15', { citaId, traslado: 20 })).toMatchObject(lejos)
    expect(await schedule('11:15', { citaId, traslado: 15 })).toEqual({ citaId })
    expect(await schedule('11:15', { citaId, comentario: 'otro' })).toEqual({ citaId })
  })

  test('does not keep a deleted appointment from its hour', async () => {
    const citaId = await nueva('10:00', visita)
    await asesora.data('/api/v1/eliminarCita', { citaId })
    await nueva('11:00')
    expect(await asesora.data('/api/alerce/v1/restituirCita', { citaId })).toBe('ok')
  })

  test('is not offered on the booking page', async () => {
    await nueva('12:00', visita)
    await porHttp(asesora)('guardarPaginaDeReservas', {
      alias: 'camila-rojas',
      activa: true,
      minutos: 30,
      aviso: 4,
      dias: 14,
      modalidades: ['llamada'],
      direccion: '',
      sala: '',
      version: 1,
    })
    const { horas } = await porHttp(desk.anyone())('obtenerHorasDeReserva', { alias: 'camila-rojas' })
    const del8 = horas.map(String).filter((hora: string) => hora.startsWith('2026-10-08'))
    // 11:00 to 13:30 in Santiago, by half hours
    expect(del8).toContain('2026-10-08T14:00:00.000Z')
    for (const hora of ['14:30', '15:00', '15:30', '16:00']) expect(del8).not.toContain(`2026-10-08T${hora}:00.000Z`)
    expect(del8).toContain('2026-10-08T16:30:00.000Z')
  })
})

test('the reminder comes an hour before setting out', async () => {
  await nueva('12:00', visita)
  await nueva('18:00', { traslado: 120 })
  desk.clock.move('2026-10-08T13:29:00.000Z')
  expect(await rememberCitas(desk)).toBe(0)
  desk.clock.move('2026-10-08T13:30:00.000Z')
  expect(await rememberCitas(desk)).toBe(1)
  // The session of the day before has ended
  const { notificaciones } = await porHttp(await desk.as('asesora'))('obtenerNotificaciones', {})
  expect(notificaciones.map(({ mensaje }) => mensaje)).toEqual(['Tiene una cita a las 12:00: salga a las 11:30.'])
  desk.clock.move('2026-10-08T18:00:00.000Z')
  expect(await rememberCitas(desk)).toBe(1)
})

test('Mi día says the place, and when to set out', async () => {
  await nueva('12:00', visita)
  desk.clock.move('2026-10-08T11:00:00.000Z')
  const { grupos } = await porHttp(await desk.as('asesora'))('obtenerMiDia', {})
  const asuntos = grupos.flatMap((grupo) => grupo.asuntos)
  expect(asuntos.find(({ citaId }) => citaId !== null)).toMatchObject({
    paso: 'Cita a las 12:00',
    motivo: 'Av. Ñuñoa 12 · salir a las 11:30',
  })
})

test('the invitation says the place, and another letter a new one', async () => {
  const citaId = await nueva('10:00', { ...visita, avisar: true })
  await schedule('10:00', { citaId, traslado: 45 })
  await schedule('10:00', { citaId, lugar: 'Los Leones 100' })
  const cartas = await desk.db
    .selectFrom('correo')
    .innerJoin('correoAdjunto', 'correoAdjunto.correoId', 'correo.id')
    .innerJoin('archivo', 'archivo.id', 'correoAdjunto.archivoId')
    .innerJoin('almacen', 'almacen.llave', 'archivo.llave')
    .select(['correo.texto', 'almacen.contenido'])
    .orderBy('correo.id')
    .execute()
  expect(cartas.map(({ texto }) => /Lugar: (.*)/.exec(texto ?? '')?.[1])).toEqual(['Av. Ñuñoa 12', 'Los Leones 100'])
  expect(cartas.map(({ contenido }) => /LOCATION:(.*)/.exec(`${contenido}`)?.[1])).toEqual([
    'Av. Ñuñoa 12',
    'Los Leones 100',
  ])
  expect(cartas.map(({ texto }) => texto).join()).not.toContain('minutos')
})
