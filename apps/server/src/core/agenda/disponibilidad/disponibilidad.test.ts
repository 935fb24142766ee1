import { maximoDeBloqueos } from '@alerce/domain/agenda/bloqueo'
import { disponibilidadInicial } from '@alerce/domain/agenda/disponibilidad'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { INICIO } from '../../../testing/template.ts'

let desk: Desk
let gente: Record<'asesora' | 'asesor2' | 'jefatura', Client>
let asesora: Client
let prospectoId: number
beforeAll(async () => {
  desk = await openDesk()
  gente = { asesora: await desk.as('asesora'), asesor2: await desk.as('asesor2'), jefatura: await desk.as('jefatura') }
  asesora = gente.asesora
  const [first] = await asesora.data('/api/v3/obtenerProspectos', { limite: 1, estado: 'Prospecto Ingresado' })
  prospectoId = first.prospectoId
})
afterAll(() => desk.close())
beforeEach(async () => {
  desk.clock.move(INICIO)
  for (const table of ['cita', 'bloqueoAgenda', 'disponibilidad'] as const) await desk.db.deleteFrom(table).execute()
})

const api = (name: string) => `/api/alerce/v1/${name}`
const almuerzo = {
  clase: 'semanal',
  desde: '2026-10-08',
  hasta: '2026-12-31',
  horaInicio: '13:00',
  horaTermino: '14:00',
  motivo: 'Almuerzo',
}
const block = (cambio: object = {}, client = asesora) => client.post(api('guardarBloqueo'), { ...almuerzo, ...cambio })
const blocked = async (cambio: object = {}): Promise<number> => (await block(cambio)).body.data.bloqueoId
const seen = async (client = asesora, more: object = {}) =>
  (await client.data(api('obtenerBloqueos'), { desde: '2026-10-05', hasta: '2026-10-18', ...more })).bloqueos
const schedule = (fechaHoraInicio: string, cambio: object = {}) =>
  asesora.post('/api/v1/agendarCita', { prospectoId, fechaHoraInicio, duracionMinutos: 60, comentario: '', ...cambio })

describe('the hours of an advisor', () => {
  const leida = () => asesora.data(api('obtenerDisponibilidad'), {})

  test('are those of the product until they are saved; two windows do not overwrite each other', async () => {
    expect(await leida()).toEqual({ ...disponibilidadInicial, version: 1 })
    const semana = disponibilidadInicial.semana.map((dia) => ({ ...dia, atiende: true, desde: '10:00' }))
    expect(await asesora.data(api('guardarDisponibilidad'), { semana, margen: 15, version: 1 })).toEqual({ version: 2 })
    const { status } = await asesora.post(api('guardarDisponibilidad'), { semana, margen: 0, version: 1 })
    expect(status).toBe(412)
    expect(await leida()).toEqual({ semana, margen: 15, version: 2 })
    expect(await asesora.data(api('guardarDisponibilidad'), { semana, margen: 0, version: 2 })).toEqual({ version: 3 })
  })

  test.each([
    ['end before they begin', { desde: '12:00', hasta: '12:00' }, 'semana.0.hasta'],
    ['begin before the agenda', { desde: '07:30' }, 'semana.0.desde'],
    ['are no hours', { hasta: 'tarde' }, 'semana.0.hasta'],
    ['begin again before they end', { desdeTarde: '18:00', hastaTarde: '20:00' }, 'semana.0.desdeTarde'],
    ['begin a third time without a second', { desdeNoche: '20:00', hastaNoche: '21:00' }, 'semana.0.desdeTarde'],
    [
      'begin a third time before the second ends',
      { hasta: '12:00', desdeTarde: '14:00', hastaTarde: '18:00', desdeNoche: '17:00', hastaNoche: '20:00' },
      'semana.0.desdeNoche',
    ],
    ['begin again without an end', { desdeTarde: '20:00' }, 'semana.0.hastaTarde'],
  ])('that %s are refused at their field', async (_what, cambio, campo) => {
    const semana = disponibilidadInicial.semana.map((dia, i) => (i === 0 ? { ...dia, ...cambio } : dia))
    const { status, body } = await asesora.post(api('guardarDisponibilidad'), { semana, margen: 0 })
    expect([status, body.errores?.[0]?.campo]).toEqual([400, campo])
  })

  test('decide which free hours are offered instead of a taken one', async () => {
    const horas = { desde: '10:00', hasta: '11:00', desdeTarde: '11:30', hastaTarde: '13:00' }
    const semana = disponibilidadInicial.semana.map((dia) => ({ ...dia, ...horas }))
    await asesora.data(api('guardarDisponibilidad'), { semana, margen: 30 })
    await schedule('08/10/2026 10:00:00')
    const { alternativas } = (await schedule('08/10/2026 10:00:00')).body.data
    // Monday 12 October is a holiday
    expect(alternativas.map(({ fechaHoraInicio }: { fechaHoraInicio: string }) => fechaHoraInicio)).toEqual([
      '08/10/2026 11:30:00',
      '08/10/2026 12:00:00',
      '09/10/2026 10:00:00',
    ])
  })
})

describe('blocked time', () => {
  test('is read by the days that it touches; its motive by its advisor alone', async () => {
    const bloqueoId = await blocked()
    await blocked({ clase: 'ausencia', desde: '2026-11-02', hasta: '2026-11-06', motivo: 'Médico' })
    expect(await seen()).toEqual([{ bloqueoId, ...almuerzo }])
    expect(await seen(asesora, { hasta: null })).toHaveLength(2)
    const { id } = await desk.db
      .selectFrom('usuario')
      .select('id')
      .where('usuario', '=', 'asesora')
      .executeTakeFirstOrThrow()
    expect(await seen(gente.jefatura, { identificador: id })).toEqual([{ bloqueoId, ...almuerzo, motivo: '' }])
    expect((await gente.asesor2.post(api('obtenerBloqueos'), { identificador: id, desde: '2026-10-05' })).status).toBe(
      404,
    )
  })

  test('refuses an appointment and offers free hours; insisted on, it is booked and written down', async () => {
    await blocked()
    const { data } = (await schedule('08/10/2026 13:30:00')).body
    expect(data).toMatchObject({ codigoError: 409, codigo: 'cita_en_bloqueo' })
    expect(data.alternativas).toMatchObject([
      { fechaHoraInicio: '08/10/2026 12:00:00' },
      { fechaHoraInicio: '08/10/2026 14:00:00' },
      { fechaHoraInicio: '08/10/2026 14:30:00' },
    ])
    expect((await schedule('08/10/2026 13:30:00', { permiteTope: true })).body.data).toHaveProperty('citaId')
    const { texto } = await desk.db
      .selectFrom('bitacora')
      .select('texto')
      .where('prospectoId', '=', prospectoId)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(texto).toContain('en un horario bloqueado')
  })

  test('tells how many appointments to come lie in it, and leaves them', async () => {
    await schedule('15/10/2026 13:30:00')
    await schedule('16/10/2026 13:30:00')
    expect((await block()).body.data.citas).toBe(1)
    expect((await block({ clase: 'ausencia' })).body.data.citas).toBe(2)
  })

  test('changes its kind and loses the fields that it has not', async () => {
    const bloqueoId = await blocked()
    await block({ bloqueoId, clase: 'ausencia', hasta: '2026-10-09', motivo: '' })
    expect(await seen()).toEqual([
      {
        bloqueoId,
        clase: 'ausencia',
        desde: '2026-10-08',
        hasta: '2026-10-09',
        horaInicio: null,
        horaTermino: null,
        motivo: '',
      },
    ])
    await block({ bloqueoId, clase: 'horas' })
    expect(await seen()).toMatchObject([{ clase: 'horas', hasta: '2026-10-08', horaInicio: '13:00' }])
  })

  test.each([
    ['without a day', { desde: '' }, 'desde'],
    ['with an earlier last day', { hasta: '2026-10-07' }, 'hasta'],
    ['of more than a year', { hasta: '2027-10-09' }, 'hasta'],
    ['with an earlier last hour', { horaTermino: '12:30' }, 'horaTermino'],
    ['with a long motive', { motivo: 'x'.repeat(61) }, 'motivo'],
  ])('%s is refused at its field', async (_what, cambio, campo) => {
    const { status, body } = await block(cambio)
    expect([status, body.errores?.[0]?.campo]).toEqual([400, campo])
  })

  test('of another advisor does not exist', async () => {
    const bloqueoId = await blocked()
    const status = async (name: string, more: object = {}) =>
      (await gente.asesor2.post(api(name), { bloqueoId, ...more })).status
    expect([await status('eliminarBloqueo'), await status('guardarBloqueo', almuerzo)]).toEqual([404, 404])
    expect(await seen()).toHaveLength(1)
  })

  test('one too many is refused, from the undo too', async () => {
    const bloqueoId = await blocked()
    await asesora.data(api('eliminarBloqueo'), { bloqueoId })
    for (let n = 0; n < maximoDeBloqueos; n++) await blocked()
    expect((await block()).body.codigo).toBe('demasiados_bloqueos')
    const { status, body } = await asesora.post(api('restituirBloqueo'), { bloqueoId })
    expect([status, body.codigo]).toEqual([422, 'demasiados_bloqueos'])
  })

  test('deleted is restored from the undo, and goes for good a day later', async () => {
    const bloqueoId = await blocked()
    await asesora.data(api('eliminarBloqueo'), { bloqueoId })
    expect(await seen()).toEqual([])
    await asesora.data(api('restituirBloqueo'), { bloqueoId })
    expect(await seen()).toHaveLength(1)
    await asesora.data(api('eliminarBloqueo'), { bloqueoId })
    desk.clock.move('2026-10-09T23:00:00.000Z')
    await desk.ronda('olvidar-bloqueos')
    expect(await desk.db.selectFrom('bloqueoAgenda').select('id').execute()).toEqual([])
  })
})
