import type { EtapaDS } from '@alerce/domain/declaracion/etapas'
import type { ResultadoDS } from '@alerce/domain/declaracion/evaluacion'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { INICIO } from '../../../testing/template.ts'
import { dsHasta, porHttp } from '../../../testing/ventas.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

const dias = (cuantos: number) => desk.clock.move(new Date(Date.parse(INICIO) + cuantos * 86_400_000).toISOString())
const asesora = async () => porHttp(await desk.as('asesora'))

/** A declaration that was sent and stands at this stage with this result since the day on which every test begins. */
async function enviada(etapa: EtapaDS, resultado: ResultadoDS) {
  // of its own: the rounds of the tests before take what the ready ones say
  const venta = await dsHasta(await desk.as('asesora'), 'resumenDeclaracion', { postulante: {} })
  const { identificador } = venta
  await (await asesora())('enviarDS', { identificador })
  await set(identificador, { etapa, resultado })
  return venta
}
const set = (id: number, que: { etapa?: EtapaDS; resultado?: ResultadoDS }) =>
  desk.db.updateTable('declaracion').set(que).where('id', '=', id).execute()
const etapaDe = async (id: number) =>
  (await desk.db.selectFrom('declaracion').select('etapa').where('id', '=', id).executeTakeFirstOrThrow()).etapa
const respuestas = async (id: number) =>
  (await desk.db.selectFrom('respuestaDS').select('pregunta').where('declaracionId', '=', id).execute()).length
const rondas = async () => {
  for (const ronda of ['vencer-enviadas', 'purgar-salud']) await desk.ronda(ronda)
}

test.each<[EtapaDS, ResultadoDS]>([
  ['resultado', 1],
  ['resultado', 2],
  ['resultado', 3],
  ['resultado', 7],
  ['dsFinalizada', 1],
  ['documentosContractuales', 1],
  ['resumenCotizacion', 2],
  ['firmaDocumentos', 1],
])(
  'sent, at %s with %i and left alone: it ends after half a year, and its health goes a month later',
  async (etapa, resultado) => {
    dias(0)
    const { identificador, prospectoId } = await enviada(etapa, resultado)
    dias(179)
    await rondas()
    expect(await etapaDe(identificador)).toBe(etapa)
    dias(181)
    await Promise.all([rondas(), rondas()])
    expect(await etapaDe(identificador)).toBe('noVigente')
    expect(await respuestas(identificador)).toBeGreaterThan(0)
    const [entrada, ...otras] = await (await asesora())('obtenerBitacoraProspecto', { prospectoId })
    expect(entrada).toMatchObject({ bitacoraId: 364, por: 'sistema' })
    expect(otras.filter(({ bitacoraId }) => bitacoraId === 364)).toEqual([])
    const { notificaciones } = await (await asesora())('obtenerNotificaciones', {})
    const suyas = notificaciones.filter((una) => una.prospectoId === prospectoId)
    expect(suyas[0]?.mensaje).toContain('nadie continuó su venta')
    expect(await (await asesora())('obtenerVenta', { prospectoId })).toMatchObject({ estado: 'DS Anulada' })
    dias(212)
    await rondas()
    expect(await respuestas(identificador)).toBe(0)
  },
)

test.each<ResultadoDS>([0, 6])('a declaración waiting for contraloría with %i does not expire', async (resultado) => {
  dias(0)
  const { identificador } = await enviada('resultado', resultado)
  dias(400)
  await rondas()
  expect([await etapaDe(identificador), (await respuestas(identificador)) > 0]).toEqual(['resultado', true])
})

test('an inactive one ends as any other', async () => {
  dias(0)
  const { identificador, prospectoId } = await enviada('dsFinalizada', 1)
  await desk.db.updateTable('prospecto').set({ activo: false }).where('id', '=', prospectoId).execute()
  dias(181)
  await rondas()
  dias(212)
  await rondas()
  expect(await respuestas(identificador)).toBe(0)
})

test('activity in the sale, or in the other of its pair, restarts its days', async () => {
  dias(0)
  const [sola, una, otra] = [
    await enviada('dsFinalizada', 1),
    await enviada('dsFinalizada', 1),
    await enviada('dsFinalizada', 1),
  ]
  await desk.db
    .updateTable('prospecto')
    .set({ parejaId: otra.prospectoId, otorga: true })
    .where('id', '=', una.prospectoId)
    .execute()
  dias(170)
  for (const { prospectoId } of [sola, otra])
    await (await asesora())('prospectoGestionado', { prospectoId, accion: 'agendar' })
  dias(190)
  await rondas()
  expect(await Promise.all([sola, una, otra].map(({ identificador }) => etapaDe(identificador)))).toEqual(
    Array(3).fill('dsFinalizada'),
  )
})
