import { maximoDeCitasDelDia } from '@alerce/domain/agenda/cita'
import { HORA_MS, MINUTO_MS } from '@alerce/domain/base/fechas/duracion'
import { aFechaHora } from '@alerce/domain/base/fechas/instante'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'

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
beforeEach(() => desk.db.deleteFrom('cita').execute())

const PRIMERA = Date.parse('2026-10-08T11:00:00.000Z')
const hora = (n: number) => aFechaHora(new Date(PRIMERA + (n * HORA_MS) / 2).toISOString())
const schedule = (cambio: object) =>
  asesora.post('/api/v1/agendarCita', { prospectoId, duracionMinutos: 30, ...cambio })

/** Repeats the request while the server answers 503, as a browser does. */
async function insist(cambio: object): ReturnType<typeof schedule> {
  const answer = await schedule(cambio)
  return answer.status === 503 ? await insist(cambio) : answer
}

test('of a thousand simultaneous bookings of one slot one succeeds; each other gets 409', async () => {
  const answers = await Promise.all(Array.from({ length: 1000 }, () => insist({ fechaHoraInicio: hora(4) })))
  const data = answers.map(({ status, body }) => ({ status, ...body.data }))
  expect(data.filter(({ citaId }) => citaId !== undefined)).toHaveLength(1)
  expect(data.filter(({ codigoError }) => codigoError === 409)).toHaveLength(999)
  for (const { codigoError, descripcion, alternativas } of data.filter((d) => d.codigoError === 409)) {
    expect({ codigoError, descripcion }).toEqual({ codigoError: 409, descripcion: 'Ya tiene una cita en ese horario.' })
    expect(alternativas).toHaveLength(3)
  }
  expect(await desk.db.selectFrom('cita').select('id').execute()).toHaveLength(1)
})

test('a day takes thirty appointments; the next one is refused, on another day accepted', async () => {
  const permiteTope = true
  for (let n = 0; n < maximoDeCitasDelDia; n += 1)
    expect((await schedule({ fechaHoraInicio: hora(4), permiteTope })).body.data).toHaveProperty('citaId')
  const lleno = { codigoError: 422, codigo: 'dia_lleno' }
  expect((await schedule({ fechaHoraInicio: hora(9) })).body.data).toMatchObject(lleno)
  const { citaId } = (await schedule({ fechaHoraInicio: hora(48) })).body.data
  expect((await schedule({ citaId, fechaHoraInicio: hora(12) })).body.data).toMatchObject(lleno)
  const [primera] = await desk.db.selectFrom('cita').select('id').orderBy('id').limit(1).execute()
  expect((await schedule({ citaId: primera?.id, fechaHoraInicio: hora(14) })).body.data).toEqual({
    citaId: primera?.id,
  })
})

const acto = fc.oneof(
  fc.record({
    que: fc.constant('crear' as const),
    inicio: fc.nat(9),
    medias: fc.integer({ min: 1, max: 4 }),
    insiste: fc.boolean(),
  }),
  fc.record({
    que: fc.constant('mover' as const),
    cual: fc.nat(9),
    inicio: fc.nat(9),
    medias: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({ que: fc.constant('comentar' as const), cual: fc.nat(9) }),
  fc.record({ que: fc.constant('eliminar' as const), cual: fc.nat(9) }),
)

/** Overlapping pairs of appointments without permission to overlap. */
const sinPermiso = () =>
  desk.db
    .selectFrom('cita as a')
    .innerJoin('cita as b', (join) =>
      join.onRef('a.id', '<', 'b.id').onRef('a.inicio', '<', 'b.termino').onRef('b.inicio', '<', 'a.termino'),
    )
    .select(['a.id', 'b.id as otra'])
    .where('a.permiteTope', '=', false)
    .where('b.permiteTope', '=', false)
    .execute()

type Acto = typeof acto extends fc.Arbitrary<infer A> ? A : never

/** Request that repeats the present appointment. */
async function comoEsta(citaId: number) {
  const { inicio, termino } = await desk.db
    .selectFrom('cita')
    .select(['inicio', 'termino'])
    .where('id', '=', citaId)
    .executeTakeFirstOrThrow()
  const duracionMinutos = (Date.parse(termino) - Date.parse(inicio)) / MINUTO_MS
  return { citaId, fechaHoraInicio: aFechaHora(inicio), duracionMinutos, comentario: 'otra vez' }
}

async function create({ inicio, medias, insiste }: Extract<Acto, { que: 'crear' }>, ids: number[]): Promise<void> {
  const cita = { fechaHoraInicio: hora(inicio), duracionMinutos: medias * 30, permiteTope: insiste }
  const { citaId } = (await schedule(cita)).body.data
  if (citaId) ids.push(citaId)
}

async function change(uno: Exclude<Acto, { que: 'crear' }>, ids: number[]): Promise<void> {
  const at = uno.cual % Math.max(ids.length, 1)
  const citaId = ids[at]
  if (citaId === undefined) return
  if (uno.que === 'eliminar') {
    await asesora.data('/api/v1/eliminarCita', { citaId })
    ids.splice(at, 1)
    return
  }
  const otra = uno.que === 'mover' ? { fechaHoraInicio: hora(uno.inicio), duracionMinutos: uno.medias * 30 } : {}
  await schedule({ ...(await comoEsta(citaId)), ...otra })
}

test('no sequence of acts makes two overlap of which none was insisted on', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(acto, { minLength: 4, maxLength: 14 }), async (actos) => {
      await desk.db.deleteFrom('cita').execute()
      const ids: number[] = []
      for (const uno of actos) await (uno.que === 'crear' ? create(uno, ids) : change(uno, ids))
      expect(await sinPermiso()).toEqual([])
    }),
    { numRuns: 40 },
  )
})
