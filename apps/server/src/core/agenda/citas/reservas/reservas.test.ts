import { routes } from '@alerce/contract/routes'
import { disponibilidadInicial } from '@alerce/domain/agenda/disponibilidad'
import { maximoDeReservasPorHora } from '@alerce/domain/agenda/reserva'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { tokenHash } from '../../../../platform/link-token.ts'
import type { Client } from '../../../../testing/client.ts'
import { type Desk, openDesk } from '../../../../testing/desk.ts'
import { INICIO, testVault } from '../../../../testing/template.ts'
import { porHttp } from '../../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
let asesorId: number
beforeAll(async () => {
  desk = await openDesk({ REQUESTS_PER_MINUTE: 100_000, LOGIN_ATTEMPTS_PER_MINUTE: 100_000 })
  asesora = await desk.as('asesora')
  asesorId = (
    await desk.db.selectFrom('usuario').select('id').where('usuario', '=', 'asesora').executeTakeFirstOrThrow()
  ).id
})
afterAll(() => desk.close())

const pagina = {
  alias: 'camila-rojas',
  activa: true,
  minutos: 30,
  aviso: 4,
  dias: 14,
  modalidades: ['llamada', 'reunion'],
  direccion: 'Moneda 970, Santiago',
  sala: '',
} as const

beforeEach(async () => {
  desk.clock.move(INICIO)
  const tables = ['reserva', 'cita', 'citaBorrada', 'correoAdjunto', 'correo', 'notificacion', 'frenoAcceso'] as const
  for (const table of [...tables, 'bloqueoAgenda', 'disponibilidad', 'paginaReserva'] as const)
    await desk.db.deleteFrom(table).execute()
  await porHttp(asesora)('guardarPaginaDeReservas', { ...pagina, modalidades: [...pagina.modalidades], version: 1 })
})

/** Thursday, 8 October 2026, 10:00 in Santiago. */
const JUEVES = '2026-10-08T13:00:00.000Z'
const rosa = {
  alias: pagina.alias,
  inicio: JUEVES,
  modalidad: 'llamada',
  nombre: 'Rosa Vera',
  telefono: '+56 9 8123 4567',
  correo: 'Rosa@Example.cl',
  comentario: 'Tengo dos hijos',
}
const post = (name: keyof typeof routes, payload: object) => desk.anyone().post(routes[name].path, payload)
const reserve = (cambio: object = {}) => post('reservarHora', { ...rosa, ...cambio })
const citas = () =>
  desk.db.selectFrom('cita').select(['id', 'prospectoId', 'inicio', 'termino', 'comentario']).orderBy('id').execute()
const avisos = async (): Promise<string[]> =>
  (await porHttp(asesora)('obtenerNotificaciones', {})).notificaciones.map(({ mensaje }) => mensaje)

/** Sealed text of the last letter, and its link. */
async function ultimaCarta() {
  const { id, conLlave, texto, para } = await desk.db
    .selectFrom('correo')
    .select(['id', 'conLlave', 'texto', 'para'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const entera = conLlave ? testVault.en('correo.con_llave', id).open<string>(conLlave) : texto
  return { para, texto, entera, enlace: /#enlace=([\w-]+)/.exec(entera)?.[1] ?? '' }
}
const booked = async (cambio: object = {}): Promise<string> => {
  expect((await reserve(cambio)).status).toBe(200)
  return (await ultimaCarta()).enlace
}

describe('the page of an advisor', () => {
  test('offers their free hours to anybody, and no data of others', async () => {
    const { status, body } = await post('obtenerHorasDeReserva', { alias: pagina.alias })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ asesor: 'Camila Rojas', minutos: 30, direccion: 'Moneda 970, Santiago' })
    expect(body.data.horas).toContain(JUEVES)
    // Wednesday 7 October, 10:00 in Santiago: four hours of notice
    expect(body.data.horas[0]).toBe('2026-10-07T17:00:00.000Z')
    // the holiday of 12 October
    expect(body.data.horas.some((hora: string) => hora.startsWith('2026-10-12'))).toBe(false)
    expect(JSON.stringify(body.data)).not.toMatch(/correo|telefono|@/)
  })

  test('takes out what is booked, blocked, and outside of the hours', async () => {
    const semana = disponibilidadInicial.semana.map((dia) => ({ ...dia, desde: '10:00', hasta: '12:00' }))
    await porHttp(asesora)('guardarDisponibilidad', { semana, margen: 0, version: 1 })
    await booked()
    const bloqueo = { clase: 'horas', desde: '2026-10-08', horaInicio: '11:00', horaTermino: '11:30' } as const
    await porHttp(asesora)('guardarBloqueo', bloqueo)
    const { horas } = (await post('obtenerHorasDeReserva', { alias: pagina.alias })).body.data
    expect(horas.filter((hora: string) => hora.startsWith('2026-10-08'))).toEqual([
      '2026-10-08T13:30:00.000Z',
      '2026-10-08T14:30:00.000Z',
    ])
  })

  test.each([
    [
      'that is off',
      () =>
        porHttp(asesora)('guardarPaginaDeReservas', { ...pagina, modalidades: ['llamada'], activa: false, version: 2 }),
    ],
    [
      'of an advisor who left',
      () => desk.db.updateTable('usuario').set({ activo: false }).where('id', '=', asesorId).execute(),
    ],
    ['with another address', () => desk.db.updateTable('paginaReserva').set({ alias: 'otra' }).execute()],
  ])('%s is not found', async (_what, change) => {
    await change()
    const answers = [await post('obtenerHorasDeReserva', { alias: pagina.alias }), await reserve()]
    await desk.db.updateTable('usuario').set({ activo: true }).where('id', '=', asesorId).execute()
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
  })

  test.each([
    ['a RUT as alias', { alias: '12345678-5' }, 400, 'alias'],
    ['no kind of meeting', { modalidades: [] }, 400, 'modalidades'],
    ['a meeting without place', { direccion: '' }, 400, 'direccion'],
    ['a video call without room', { modalidades: ['videollamada'], sala: 'http://x.cl' }, 400, 'sala'],
  ])('is not saved with %s', async (_what, cambio, status, campo) => {
    const answer = await asesora.post(routes.guardarPaginaDeReservas.path, { ...pagina, ...cambio, version: 2 })
    expect([answer.status, answer.body.errores?.[0]?.campo]).toEqual([status, campo])
  })

  test('keeps its address: another advisor cannot take it', async () => {
    const otro = await desk.as('asesor2')
    const { status, body } = await otro.post(routes.guardarPaginaDeReservas.path, { ...pagina, version: 1 })
    expect([status, body.errores]).toEqual([
      409,
      [{ campo: 'alias', mensaje: 'Esa dirección ya es de otra persona. Elija otra.' }],
    ])
  })
})

describe('a booking', () => {
  test('makes an appointment with nobody of the portfolio, its client sealed, a notification and a letter', async () => {
    expect((await reserve()).body.data).toEqual({
      inicio: JUEVES,
      termino: '2026-10-08T13:30:00.000Z',
      modalidad: 'llamada',
      lugar: '',
    })
    expect(await citas()).toMatchObject([{ prospectoId: null, inicio: JUEVES, comentario: '' }])
    const { datos, citaId } = await desk.db.selectFrom('reserva').selectAll().executeTakeFirstOrThrow()
    expect(datos.toString('utf8')).not.toMatch(/Rosa|hijos/)
    expect(testVault.en('reserva.datos', citaId).open(datos)).toEqual({
      nombre: 'Rosa Vera',
      telefono: '981234567',
      correo: 'rosa@example.cl',
      comentario: 'Tengo dos hijos',
    })
    expect(await avisos()).toEqual(['Le reservaron una cita para el 08-10-2026 10:00.'])
    const carta = await ultimaCarta()
    expect(carta.para).toBe('rosa@example.cl')
    expect(carta.entera).toContain(
      'Hola, Rosa:\n\nCamila Rojas le espera el jueves, 8 de octubre de 2026, de 10:00 a 10:30',
    )
    expect(carta.entera).toContain('Puede cambiarla o cancelarla hasta el 08-10-2026 06:00.\n\nCambiar o cancelar:\n')
    expect(carta.texto).not.toContain(carta.enlace)
    expect(carta.entera).not.toContain('hijos')
    const { tokenHash: guardado } = await desk.db.selectFrom('reserva').selectAll().executeTakeFirstOrThrow()
    expect(guardado).toEqual(tokenHash(carta.enlace))
  })

  test('is shown in the agenda and in Mi día of its advisor, with what the client wrote', async () => {
    await reserve()
    const dia = { fechaHoraInicio: '08/10/2026 00:00:00', fechaHoraTermino: '08/10/2026 23:59:59' }
    expect(await porHttp(asesora)('obtenerCitas', dia)).toMatchObject([
      {
        prospecto: { prospectoId: null, nombre: 'ROSA VERA', telefono: '981234567' },
        reserva: { modalidad: 'llamada', lugar: '', correo: 'rosa@example.cl', comentario: 'Tengo dos hijos' },
        avisa: true,
      },
    ])
    desk.clock.move('2026-10-08T11:00:00.000Z')
    const entonces = await desk.as('asesora')
    const { grupos } = await porHttp(entonces)('obtenerMiDia', { limite: 50 })
    const hoy = grupos.find(({ grupo }) => grupo === 'hoy')?.asuntos ?? []
    expect(hoy).toContainEqual(expect.objectContaining({ prospectoId: null, nombre: 'ROSA VERA', desde: JUEVES }))
  })

  test('of somebody in the portfolio is theirs, by phone or e-mail; the client is told nothing of it', async () => {
    const [suyo] = await porHttp(asesora)('obtenerProspectos', { limite: 1, estado: 'Prospecto Ingresado' } as never)
    const prospectoId = (suyo as { prospectoId: number }).prospectoId
    await desk.db.updateTable('prospecto').set({ celular: '981234567' }).where('id', '=', prospectoId).execute()
    const conocido = (await reserve()).body
    expect(await citas()).toMatchObject([{ prospectoId }])
    await desk.db.deleteFrom('reserva').execute()
    await desk.db.deleteFrom('cita').execute()
    await desk.db.updateTable('prospecto').set({ celular: '900000000' }).where('id', '=', prospectoId).execute()
    expect((await reserve()).body).toEqual(conocido)
  })

  test('of an hour that was taken brings the three nearest; the same person again is the same booking', async () => {
    await reserve()
    const { status, body } = await reserve({ correo: 'otra@example.cl' })
    expect([status, body.codigo]).toEqual([409, 'hora_tomada'])
    expect(body.data.alternativas).toEqual([
      '2026-10-08T12:00:00.000Z',
      '2026-10-08T12:30:00.000Z',
      '2026-10-08T13:30:00.000Z',
    ])
    expect((await reserve()).status).toBe(200)
    expect(await citas()).toHaveLength(1)
  })

  test('is one, however many press at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => reserve({ correo: `uno${i}@example.cl`, telefono: `9811111${10 + i}` })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
    expect(await citas()).toHaveLength(1)
  })

  test.each([
    ['an hour within the notice', { inicio: '2026-10-07T16:30:00.000Z' }, 409, 'inicio'],
    ['an hour between two', { inicio: '2026-10-08T13:10:00.000Z' }, 409, 'inicio'],
    ['a day too far', { inicio: '2026-10-21T13:00:00.000Z' }, 409, 'inicio'],
    ['a kind that is not offered', { modalidad: 'videollamada' }, 400, 'modalidad'],
    ['one word as name', { nombre: 'Rosa' }, 400, 'nombre'],
    ['a short phone', { telefono: '1234' }, 400, 'telefono'],
    ['no e-mail', { correo: '' }, 400, 'correo'],
    ['a long comment', { comentario: 'x'.repeat(301) }, 400, 'comentario'],
  ])('with %s is refused at its field', async (_what, cambio, status, campo) => {
    const answer = await reserve(cambio)
    expect([answer.status, answer.body.errores?.[0]?.campo]).toEqual([status, campo])
    expect(await citas()).toEqual([])
  })

  test('counts against the page: a machine does not fill an agenda', async () => {
    const { aviso, ...una } = { citaId: 1_000_000, asesorId, modalidad: 'llamada', lugar: '', aviso: 4 } as const
    const filas = Array.from({ length: maximoDeReservasPorHora }, (_, i) => ({
      ...una,
      aviso,
      citaId: una.citaId + i,
      datos: testVault.en('reserva.datos', una.citaId + i).seal({}),
      tokenHash: tokenHash(String(i)),
      creadaEn: desk.clock.ahora(),
    }))
    await desk.db.insertInto('reserva').values(filas).execute()
    expect((await reserve()).body.codigo).toBe('muchas_reservas')
    desk.clock.pasan(3_600_001)
    expect((await reserve()).status).toBe(200)
  })

  test('is slowed down by address, whatever the page', async () => {
    const answers = []
    for (let i = 0; i < 40; i += 1) answers.push(await reserve({ inicio: '2026-10-08T13:10:00.000Z' }))
    expect(answers.at(-1)).toMatchObject({ status: 429 })
    expect(answers.at(-1)?.headers['retry-after']).toBeDefined()
  })
})

describe('the link of a booking', () => {
  test('opens it, with the hours to which it can be moved', async () => {
    const enlace = await booked({ modalidad: 'reunion' })
    const { body } = await post('obtenerReserva', { enlace })
    expect(body.data).toMatchObject({
      asesor: 'Camila Rojas',
      modalidad: 'reunion',
      lugar: 'Moneda 970, Santiago',
      inicio: JUEVES,
      seCambia: true,
      hasta: '2026-10-08T09:00:00.000Z',
    })
    expect(body.data.horas).toContain('2026-10-08T13:30:00.000Z')
    expect(body.data.horas).not.toContain(JUEVES)
    expect((await post('obtenerReserva', { enlace: 'x'.repeat(43) })).status).toBe(404)
  })

  test('moves it, and the advisor is told', async () => {
    const enlace = await booked()
    const inicio = '2026-10-09T14:00:00.000Z'
    expect((await post('moverReserva', { enlace, inicio })).body.data).toEqual({
      inicio,
      termino: '2026-10-09T14:30:00.000Z',
    })
    expect(await citas()).toMatchObject([{ inicio }])
    expect((await avisos())[0]).toBe('Un cliente cambió su cita del 08-10-2026 10:00 al 09-10-2026 11:00.')
    const carta = await ultimaCarta()
    expect(carta.enlace).toBe(enlace)
    expect(carta.entera).toContain('viernes, 9 de octubre de 2026, de 11:00 a 11:30')
    expect((await post('moverReserva', { enlace, inicio })).status).toBe(200)
    expect(await avisos()).toHaveLength(2)
  })

  test('is slowed down when it moves it again and again', async () => {
    const enlace = await booked()
    const [uno, otro] = ['2026-10-09T14:00:00.000Z', '2026-10-09T15:00:00.000Z']
    const answers = []
    for (let i = 0; i < 40; i += 1)
      answers.push((await post('moverReserva', { enlace, inicio: i % 2 ? uno : otro })).status)
    expect([answers[0], answers.at(-1)]).toEqual([200, 429])
  })

  test('does not move it onto another', async () => {
    const enlace = await booked()
    const inicio = '2026-10-08T14:00:00.000Z'
    await booked({ inicio, correo: 'otra@example.cl' })
    expect((await post('moverReserva', { enlace, inicio })).body.codigo).toBe('hora_tomada')
  })

  test('cancels it, the advisor is told and can restore it; the link ends', async () => {
    const enlace = await booked()
    expect((await post('cancelarReserva', { enlace })).body.data).toBe('ok')
    expect(await citas()).toEqual([])
    expect((await avisos())[0]).toBe('Un cliente canceló su cita del 08-10-2026 10:00.')
    expect((await ultimaCarta()).entera).toContain('se canceló')
    expect((await post('obtenerReserva', { enlace })).status).toBe(404)
    expect((await post('cancelarReserva', { enlace })).status).toBe(404)
  })

  test('changes nothing after the notice', async () => {
    const enlace = await booked()
    desk.clock.move('2026-10-08T09:00:01.000Z')
    expect((await post('obtenerReserva', { enlace })).body.data).toMatchObject({ seCambia: false, horas: [] })
    for (const [name, more] of [
      ['moverReserva', { inicio: '2026-10-09T14:00:00.000Z' }],
      ['cancelarReserva', {}],
    ] as const)
      expect((await post(name, { enlace, ...more })).status).toBe(422)
    expect(await citas()).toHaveLength(1)
  })

  test('ends with the meeting', async () => {
    const enlace = await booked()
    desk.clock.move('2026-10-08T13:30:00.000Z')
    expect((await post('obtenerReserva', { enlace })).status).toBe(404)
  })
})

describe('its advisor', () => {
  const changed = (citaId: number, cambio: object) =>
    asesora.post(routes.agendarCita.path, {
      citaId,
      prospectoId: null,
      fechaHoraInicio: '08/10/2026 10:00:00',
      duracionMinutos: 30,
      ...cambio,
    })

  test('moves and deletes it without a prospecto; the client is mailed', async () => {
    await booked()
    const [{ id = 0 } = {}] = await citas()
    expect((await changed(id, { fechaHoraInicio: '09/10/2026 12:00:00' })).body.data).toEqual({ citaId: id })
    const movida = await ultimaCarta()
    expect([movida.para, movida.entera]).toEqual(['rosa@example.cl', expect.stringContaining('9 de octubre')])
    await porHttp(asesora)('eliminarCita', { citaId: id })
    expect((await ultimaCarta()).entera).toContain('se canceló')
    await porHttp(asesora)('restituirCita', { citaId: id })
    expect(await citas()).toMatchObject([{ id, prospectoId: null }])
    const { status } = await asesora.get(`${routes.descargarCita.path}?id=${id}`)
    expect(status).toBe(200)
  })

  test('makes a prospecto of the client with what they typed, once', async () => {
    await booked({ nombre: 'Rosa María Vera Soto' })
    const [{ id = 0 } = {}] = await citas()
    const { prospectoId } = await porHttp(asesora)('crearProspectoDeReserva', { citaId: id })
    const creado = await desk.db
      .selectFrom('prospecto')
      .select(['nombres', 'apellidoPaterno', 'apellidoMaterno', 'celular', 'correo', 'asesorId'])
      .where('id', '=', prospectoId)
      .executeTakeFirstOrThrow()
    expect(creado).toEqual({
      nombres: 'ROSA MARÍA',
      apellidoPaterno: 'VERA',
      apellidoMaterno: 'SOTO',
      celular: '981234567',
      correo: 'rosa@example.cl',
      asesorId,
    })
    expect(await citas()).toMatchObject([{ prospectoId }])
    const otra = await asesora.post(routes.crearProspectoDeReserva.path, { citaId: id })
    expect(otra.status).toBe(409)
  })

  test('is the only one: for another advisor it does not exist', async () => {
    await booked()
    const [{ id = 0 } = {}] = await citas()
    const otro = await desk.as('asesor2')
    for (const name of ['crearProspectoDeReserva', 'eliminarCita'] as const)
      expect((await otro.post(routes[name].path, { citaId: id })).status).toBe(404)
    expect((await otro.get(`${routes.descargarCita.path}?id=${id}`)).status).toBe(404)
  })

  test('keeps no data of the client 90 days later; a prospecto keeps the appointment', async () => {
    await booked({ correo: 'nadie@example.cl', telefono: '966666666' })
    await booked({ inicio: '2026-10-08T14:00:00.000Z', correo: 'otra@example.cl', telefono: '977777777' })
    const [, segunda] = await citas()
    await porHttp(asesora)('crearProspectoDeReserva', { citaId: segunda?.id ?? 0 })
    desk.clock.move('2027-01-06T13:00:00.000Z')
    await desk.ronda('olvidar-reservas')
    expect(await desk.db.selectFrom('reserva').select('citaId').execute()).toHaveLength(2)
    desk.clock.move('2027-01-06T15:00:00.000Z')
    await desk.ronda('olvidar-reservas')
    expect(await desk.db.selectFrom('reserva').select('citaId').execute()).toEqual([])
    expect(await citas()).toMatchObject([{ id: segunda?.id }])
  })
})
