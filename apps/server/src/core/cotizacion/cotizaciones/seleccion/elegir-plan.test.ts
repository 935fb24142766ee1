import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Client } from '../../../../testing/client.ts'
import { type Desk, openDesk } from '../../../../testing/desk.ts'
import { signInPostulante } from '../../../../testing/postulante.ts'
import { porHttp } from '../../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
let prospectoId: number
beforeAll(async () => {
  desk = await openDesk()
  asesora = await desk.as('asesora')
})
beforeEach(async () => {
  prospectoId = await signInPostulante(asesora)
  await call('guardarRangoPactado', { prospectoId, minimoPlan: 105_000, maximoPlan: 330_000 })
  await call('guardarPreferencias', { prospectoId, codigoRegion: SANTIAGO, codigoPrestador: 1304, esSugerencia: 'S' })
})
afterAll(() => desk.close())

const SANTIAGO = 13
const call: ReturnType<typeof porHttp> = (nombre, payload) => porHttp(asesora)(nombre, payload)
const choose = (planId: number, mas: object = {}) =>
  asesora.post(routes.elegirPlan.path, { prospectoId, planId, ...mas })

const read = async () => ({
  plan: await call('obtenerPlanSeleccionado', { prospectoId }),
  preferencias: await desk.db
    .selectFrom('preferencia')
    .select(['planId', 'codigoPrestador', 'esSugerencia'])
    .where('prospectoId', '=', prospectoId)
    .executeTakeFirst(),
})

/** A suggested plan, and another from the list for choosing by hand. */
async function planes() {
  const sugeridos = (await call('obtenerMejoresOpcionesCotizacion', { prospectoId })).map((o) => o.planCotizacionId)
  const otro = (await call('obtenerPlanes', { prospectoId })).find(({ planId }) => !sugeridos.includes(planId))
  return { sugerido: sugeridos[0] ?? 0, aMano: otro?.planId ?? 0 }
}

const gratuito = async () => {
  const beneficios = await call('obtenerBeneficiosComplementarios', { prospectoId })
  return beneficios.find(({ esGratuito }) => esGratuito)?.codigo ?? 0
}

test('a suggested plan is chosen, the search stays, and the answer is its price', async () => {
  const { sugerido } = await planes()
  const { status, body } = await choose(sugerido)
  const { plan, preferencias } = await read()
  expect([status, body.data.totalUF]).toEqual([200, plan.totalUF])
  expect(plan.planCotizacionId).toBe(sugerido)
  expect(preferencias).toEqual({ planId: null, codigoPrestador: 1304, esSugerencia: true })
})

test('another is chosen by hand, with the benefits that were ticked before', async () => {
  const { sugerido, aMano } = await planes()
  const beneficio = await gratuito()
  await choose(sugerido, { beneficiosComplementarios: [beneficio] })
  expect((await choose(aMano)).status).toBe(200)
  const { plan, preferencias } = await read()
  expect(plan).toMatchObject({ planCotizacionId: aMano, beneficiosComplementarios: [beneficio] })
  expect(preferencias).toMatchObject({ planId: aMano, esSugerencia: false })
  expect((await choose(aMano, { beneficiosComplementarios: [] })).status).toBe(200)
  expect((await read()).plan.beneficiosComplementarios).toEqual([])
})

test('a refused choice changes neither the plan nor the search', async () => {
  const { sugerido, aMano } = await planes()
  await choose(sugerido)
  const antes = await read()
  const desconocido = await choose(aMano, { beneficiosComplementarios: [987_654] })
  expect(desconocido.status).toBe(422)
  expect(await read()).toEqual(antes)
})

test('is chosen where the one chosen by hand before is no longer sold', async () => {
  const { sugerido, aMano } = await planes()
  await choose(aMano)
  await desk.db.updateTable('plan').set({ hasta: '2026-01-01' }).where('id', '=', aMano).execute()
  expect((await asesora.post(routes.obtenerMejoresOpcionesCotizacion.path, { prospectoId })).status).toBe(422)
  expect((await choose(sugerido)).status).toBe(200)
  expect((await read()).plan.planCotizacionId).toBe(sugerido)
  await desk.db.updateTable('plan').set({ hasta: null }).where('id', '=', aMano).execute()
})

test('the same choice twice gives the same answer and one entry', async () => {
  const { aMano } = await planes()
  const [una, otra] = [await choose(aMano), await choose(aMano)]
  expect(otra.body.data).toEqual(una.body.data)
  const bitacora = await call('obtenerBitacoraProspecto', { prospectoId })
  expect(bitacora.filter(({ estado }) => estado.startsWith('Plan seleccionado'))).toHaveLength(1)
})
