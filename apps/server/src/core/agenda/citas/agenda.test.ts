import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { INICIO } from '../../../testing/template.ts'

let desk: Desk
let asesora: Client
let prospectoId: number
beforeAll(async () => {
  desk = await openDesk()
  asesora = await desk.as('asesora')
  const [first] = await asesora.data('/api/v3/obtenerProspectos', { limite: 1, estado: 'Prospecto Ingresado' })
  prospectoId = first.prospectoId
})
afterAll(() => desk.close())
beforeEach(async () => {
  desk.clock.move(INICIO)
  await desk.db.deleteFrom('cita').execute()
})

const AGENDAR = '/api/v1/agendarCita'
const base = () => ({ prospectoId, fechaHoraInicio: '08/10/2026 10:00:00', duracionMinutos: 60, comentario: 'Reunión' })
const schedule = (cambio = {}, client = asesora) => client.post(AGENDAR, { ...base(), ...cambio })
const nueva = async (cambio = {}): Promise<number> => (await asesora.data(AGENDAR, { ...base(), ...cambio })).citaId
const dia = { fechaHoraInicio: '08/10/2026 00:00:00', fechaHoraTermino: '08/10/2026 23:59:59' }
const read = (rango = dia) => asesora.data('/api/v1/obtenerCitas', rango)

describe('an appointment with a prospecto that cannot have one', () => {
  const inactivo =
    'El cliente se encuentra inactivo, si se desea continuar con la prospecto se debe generar otra postulacion'
  const activo = (valor: boolean) =>
    desk.db.updateTable('prospecto').set({ activo: valor }).where('id', '=', prospectoId).execute()

  test('of an inactive prospecto cannot be made or moved; its comment can be saved', async () => {
    const citaId = await nueva()
    await activo(false)
    const otra = await schedule({ fechaHoraInicio: '08/10/2026 15:00:00' })
    const movida = await schedule({ citaId, fechaHoraInicio: '08/10/2026 15:00:00' })
    const comentada = await schedule({ citaId, comentario: 'ya no' })
    await activo(true)
    for (const { body } of [otra, movida]) expect(body.data).toMatchObject({ codigoError: 422, descripcion: inactivo })
    expect(comentada.body.data).toEqual({ citaId })
  })

  test('for an advisor other than the one of the prospecto is refused', async () => {
    const { id: ajeno } = await desk.db
      .selectFrom('usuario')
      .select('id')
      .where('usuario', '=', 'asesor2')
      .executeTakeFirstOrThrow()
    const { asesorId } = await desk.db
      .selectFrom('prospecto')
      .select('asesorId')
      .where('id', '=', prospectoId)
      .executeTakeFirstOrThrow()
    const cliente = await desk.bearer()
    for (const quien of [asesora, cliente]) {
      const { body } = await schedule({ identificador: ajeno }, quien)
      expect(body.data).toMatchObject({ codigoError: 422, descripcion: 'El prospecto no es de ese asesor' })
    }
    expect((await schedule({ identificador: asesorId }, cliente)).body.data).toEqual({ citaId: expect.any(Number) })
  })
})

describe('an appointment', () => {
  test('is made, and read with its prospect', async () => {
    const citaId = await nueva({ citaId: 0 })
    expect(await read()).toEqual([
      {
        citaId,
        comentario: 'Reunión',
        estado: null,
        prospecto: {
          prospectoId,
          nombres: 'FELIPE ANDRÉS',
          nombre: 'FELIPE ANDRÉS REBOLLEDO',
          telefono: expect.stringMatching(/^9\d{8}$/),
        },
        fechaHoraInicio: '08/10/2026 10:00:00',
        fechaHoraTermino: '08/10/2026 11:00:00',
        reserva: null,
        lugar: '',
        traslado: 0,
        avisa: false,
        permiteTope: false,
        version: 1,
      },
    ])
    const [last] = await asesora.data('/api/v1/obtenerBitacoraProspecto', { prospectoId })
    expect(last).toMatchObject({ bitacoraId: 110, estado: 'Cita agendada: 08-10-2026 10:00' })
  })

  test('is changed: moved, commented, done', async () => {
    const citaId = await nueva()
    const cambio = { citaId, fechaHoraInicio: '08/10/2026 15:30:00', duracionMinutos: 30, comentario: null }
    expect((await schedule(cambio)).body.data).toEqual({ citaId })
    expect(await read()).toMatchObject([
      { citaId, comentario: '', fechaHoraInicio: '08/10/2026 15:30:00', fechaHoraTermino: '08/10/2026 16:00:00' },
    ])
    desk.clock.move('2026-10-09T13:00:00.000Z')
    const nextDay = await desk.as('asesora')
    await schedule({ ...cambio, estado: 'R' }, nextDay)
    expect(await nextDay.data('/api/v1/obtenerCitas', dia)).toMatchObject([{ estado: 'R' }])
    expect((await schedule({ ...cambio, citaId: 999_999 }, nextDay)).status).toBe(404)
    // an outcome that is not said stays
    await schedule({ ...cambio, comentario: 'llegó tarde', estado: undefined }, nextDay)
    expect(await nextDay.data('/api/v1/obtenerCitas', dia)).toMatchObject([{ estado: 'R', version: 4 }])
    const dichos = (await nextDay.data('/api/v1/obtenerBitacoraProspecto', { prospectoId })).slice(0, 4)
    expect(dichos.map(({ estado }: { estado: string }) => estado)).toEqual([
      'Cita modificada: 08-10-2026 15:30',
      'Cita realizada: 08-10-2026 15:30',
      'Cita reagendada: 08-10-2026 15:30',
      'Cita agendada: 08-10-2026 10:00',
    ])
  })

  test.each([
    ['before the first hour', { fechaHoraInicio: '08/10/2026 07:30:00', duracionMinutos: 60 }],
    ['beyond the last', { fechaHoraInicio: '08/10/2026 21:30:00', duracionMinutos: 60 }],
  ])('lies within the hours of the agenda: %s none is made, moved or made longer', async (_where, cambio) => {
    const citaId = await nueva()
    const answers = [await schedule(cambio), await schedule({ citaId, ...cambio })]
    for (const { body } of answers)
      expect(body.data).toMatchObject({ codigoError: 422, descripcion: 'La agenda va de 08:00 a 22:00' })
    expect(await read()).toMatchObject([{ citaId, fechaHoraInicio: '08/10/2026 10:00:00' }])
  })

  test('that lies outside of the hours since before is commented there, and moved in', async () => {
    const citaId = await nueva()
    const noche = { inicio: '2026-10-09T01:30:00.000Z', termino: '2026-10-09T02:00:00.000Z' }
    await desk.db.updateTable('cita').set(noche).where('id', '=', citaId).execute()
    const ahi = { citaId, fechaHoraInicio: '08/10/2026 22:30:00', duracionMinutos: 30 }
    expect((await schedule({ ...ahi, comentario: 'de noche' })).body.data).toEqual({ citaId })
    expect(await read()).toMatchObject([{ fechaHoraInicio: '08/10/2026 22:30:00', comentario: 'de noche' }])
    expect((await schedule({ citaId, fechaHoraInicio: '08/10/2026 21:00:00' })).body.data).toEqual({ citaId })
  })

  test('with a stale version is not changed: 412 with the current one', async () => {
    const citaId = await nueva()
    expect((await schedule({ citaId, comentario: 'una pestaña', version: 1 })).body.data).toEqual({ citaId })
    const late = await schedule({ citaId, comentario: 'otra pestaña', version: 1 })
    expect(late.status).toBe(412)
    expect(late.body.data).toMatchObject({
      quien: expect.stringContaining(' '),
      propio: true,
      campos: [{ campo: 'comentario', etiqueta: 'Comentario' }],
      cita: { comentario: 'una pestaña', version: 2, fechaHoraInicio: expect.stringMatching(/^[\d/]{10} [\d:]{8}$/) },
    })
    expect(await read()).toMatchObject([{ comentario: 'una pestaña', version: 2 }])
  })

  test('is not done before it begins', async () => {
    const citaId = await nueva()
    expect((await schedule({ citaId, estado: 'R' })).body.data).toMatchObject({
      codigoError: 422,
      descripcion: 'La cita todavía no comienza',
    })
  })

  test('is deleted, once', async () => {
    const citaId = await nueva()
    expect(await asesora.data('/api/v1/eliminarCita', { citaId })).toBe('ok')
    expect(await read()).toEqual([])
    expect((await asesora.post('/api/v1/eliminarCita', { citaId })).status).toBe(404)
  })

  const RESTITUIR = '/api/alerce/v1/restituirCita'
  const reinstate = (citaId: number, client = asesora) => client.post(RESTITUIR, { citaId })

  test('deleted can be restored for 24 hours with its outcome, even after its hour', async () => {
    const citaId = await nueva()
    desk.clock.move('2026-10-08T15:00:00.000Z')
    asesora = await desk.as('asesora')
    await schedule({ citaId, estado: 'R' })
    const [antes] = await read()
    await asesora.data('/api/v1/eliminarCita', { citaId })
    expect(await read()).toEqual([])
    expect((await reinstate(citaId, await desk.as('asesor2'))).status).toBe(404)
    for (const _ of [1, 2]) expect((await reinstate(citaId)).body.data).toBe('ok')
    expect(await read()).toEqual([{ ...antes, version: antes.version + 2 }])
    await asesora.data('/api/v1/eliminarCita', { citaId })
    await desk.ronda('purgar-citas')
    desk.clock.move('2026-10-09T15:00:00.001Z')
    asesora = await desk.as('asesora')
    expect((await reinstate(citaId)).status).toBe(404)
    await desk.ronda('purgar-citas')
    expect(await desk.db.selectFrom('citaBorrada').select('id').execute()).toEqual([])
    desk.clock.move(INICIO)
    asesora = await desk.as('asesora')
  })

  test('does not come back where another was put meanwhile', async () => {
    const citaId = await nueva()
    await asesora.data('/api/v1/eliminarCita', { citaId })
    await nueva()
    const { status, body } = await reinstate(citaId)
    expect([status, body.descripcion]).toEqual([409, 'Ya tiene una cita en ese horario.'])
  })

  test('with a stale version is not deleted: 412 with the current one', async () => {
    const citaId = await nueva()
    await schedule({ citaId, comentario: 'otra pestaña', version: 1 })
    const late = await asesora.post('/api/v1/eliminarCita', { citaId, version: 1 })
    expect(late.status).toBe(412)
    expect(late.body.data).toMatchObject({ propio: true, cita: { comentario: 'otra pestaña', version: 2 } })
    expect(await asesora.data('/api/v1/eliminarCita', { citaId, version: 2 })).toBe('ok')
  })

  test('belongs to the range it touches', async () => {
    await nueva()
    const rango = (inicio: string, termino: string) =>
      read({ fechaHoraInicio: `08/10/2026 ${inicio}`, fechaHoraTermino: `08/10/2026 ${termino}` })
    expect(await rango('10:30:00', '10:45:00')).toHaveLength(1)
    expect(await rango('09:00:00', '10:00:00')).toHaveLength(0)
    expect(await rango('11:00:00', '12:00:00')).toHaveLength(0)
  })
})

describe('refused requests', () => {
  test.each([
    [{ duracionMinutos: 0 }, 'La hora de inicio es menor a la de término.'],
    [{ duracionMinutos: -30 }, 'La hora de inicio es menor a la de término.'],
    [{ duracionMinutos: 1.5 }, 'La hora de inicio es menor a la de término.'],
    [{ comentario: 'x'.repeat(501) }, 'El comentario admite hasta 500 caracteres'],
    [{ fechaHoraInicio: '2026-10-08 10:00' }, 'Fecha no válida: use DD/MM/AAAA HH:mm:ss'],
    [{ fechaHoraInicio: '05/09/2027 00:30:00' }, 'Esa hora no existe: ese día el reloj se adelanta una hora'],
    [{ fechaHoraInicio: '29/02/2027 10:00:00' }, 'Ese día no existe en el calendario'],
    [{ fechaHoraInicio: undefined }, 'Fecha no válida: use DD/MM/AAAA HH:mm:ss'],
  ])('%o: %s', async (cambio, descripcion) => {
    const { status, body } = await schedule(cambio)
    expect(status).toBe(400)
    expect(body.descripcion).toBe(descripcion)
  })

  test.each([{ estado: 'X' }, { duracionMinutos: 'mucho' }, { duracionMinutos: 5000 }, { prospectoId: 'abc' }])(
    '%o is a bad request',
    async (cambio) => {
      expect((await schedule(cambio)).status).toBe(400)
    },
  )

  test('a new or moved one in the past, in data', async () => {
    const past = { fechaHoraInicio: '07/10/2026 09:00:00' }
    expect((await schedule(past)).body.data).toMatchObject({
      codigoError: 422,
      descripcion: 'La cita debe comenzar en el futuro',
    })
    const citaId = await nueva()
    expect((await schedule({ ...past, citaId })).body.data.codigoError).toBe(422)
  })
})

describe('an hour that is taken', () => {
  test('is refused in data with three free ones nearby', async () => {
    await nueva()
    const { status, body } = await schedule({ fechaHoraInicio: '08/10/2026 10:30:00', duracionMinutos: 30 })
    expect(status).toBe(200)
    expect(body).toEqual({
      httpCode: 200,
      data: {
        codigoError: 409,
        codigo: 'cita_con_tope',
        descripcion: 'Ya tiene una cita en ese horario.',
        alternativas: [
          { fechaHoraInicio: '08/10/2026 09:30:00', fechaHoraTermino: '08/10/2026 10:00:00' },
          { fechaHoraInicio: '08/10/2026 11:00:00', fechaHoraTermino: '08/10/2026 11:30:00' },
          { fechaHoraInicio: '08/10/2026 11:30:00', fechaHoraTermino: '08/10/2026 12:00:00' },
        ],
      },
    })
  })

  test('can be booked twice on purpose; moving that appointment later asks again', async () => {
    await nueva()
    const citaId = await nueva({ permiteTope: true })
    expect(await read()).toHaveLength(2)
    const [last] = await asesora.data('/api/v1/obtenerBitacoraProspecto', { prospectoId })
    expect(last.estado).toBe('Cita agendada: 08-10-2026 10:00, junto a otra cita a la misma hora')
    expect((await schedule({ citaId, comentario: 'otro' })).body.data).toEqual({ citaId })
    expect((await schedule({ citaId, fechaHoraInicio: '08/10/2026 10:15:00' })).body.data.codigoError).toBe(409)
  })

  test('does not conflict with its own appointment, nor with adjacent ones', async () => {
    const citaId = await nueva()
    expect((await schedule({ citaId, fechaHoraInicio: '08/10/2026 10:30:00' })).body.data).toEqual({ citaId })
    expect((await schedule({ fechaHoraInicio: '08/10/2026 11:30:00' })).body.data.citaId).toEqual(expect.any(Number))
  })

  test('requested twice at once is given to one request', async () => {
    const answers = await Promise.all([schedule(), schedule()])
    expect(answers.map((a) => a.status)).toEqual([200, 200])
    expect(answers.filter((a) => a.body.data.codigoError === 409)).toHaveLength(1)
    expect(await read()).toHaveLength(1)
  })
})

describe('access by role', () => {
  test("another advisor's appointment and prospect do not exist", async () => {
    const citaId = await nueva()
    const asesor2 = await desk.as('asesor2')
    expect((await schedule({}, asesor2)).status).toBe(404)
    expect((await asesor2.post('/api/v1/eliminarCita', { citaId })).status).toBe(404)
    expect(await asesor2.data('/api/v1/obtenerCitas', dia)).toEqual([])
  })

  test('the head of the team reads the calendar of its advisors', async () => {
    await nueva()
    const { data } = (await asesora.get('/api/alerce/v1/sesion')).body
    const jefatura = await desk.as('jefatura')
    expect(await jefatura.data('/api/v1/obtenerCitas', { ...dia, identificador: data.identificador })).toHaveLength(1)
    expect((await schedule({}, jefatura)).status).toBe(403)
  })

  test('a bearer client acts for the advisor of the prospect', async () => {
    const bearer = await desk.bearer()
    const { citaId } = (await schedule({}, bearer)).body.data
    expect(await read()).toMatchObject([{ citaId }])
    expect(await bearer.data('/api/v1/eliminarCita', { citaId })).toBe('ok')
  })
})
