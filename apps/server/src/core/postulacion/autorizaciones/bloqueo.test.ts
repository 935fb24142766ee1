import { type RouteName, routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { confirmPlan, formularioDe } from '../../../semilla/demo/recorrido.ts'
import { type Client, rechazoEn } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { INICIO } from '../../../testing/template.ts'
import { nuevoPostulante, porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
let prospectoId: number
beforeAll(async () => {
  desk = await openDesk()
  asesora = await desk.as('asesora')
  const call = porHttp(asesora)
  prospectoId = (await call('ingresarProspecto', formularioDe(nuevoPostulante()))).prospectoId
  const { minimoMonto, maximoMonto } = await call('calcularRenta', { prospectoId })
  await call('guardarRangoPactado', { prospectoId, minimoPlan: minimoMonto, maximoPlan: maximoMonto })
  const [plan] = await call('obtenerPlanes', { prospectoId })
  planId = plan?.planId ?? 0
  await call('guardarPreferencias', { prospectoId, planId, esSugerencia: 'N' })
  const elegido = { prospectoId, planCotizacionId: planId, beneficiosComplementarios: [] }
  await call('guardarPlanSeleccionado', elegido)
})
afterAll(() => desk.close())
let planId: number

/** Sets the state of the last request of the prospect. */
async function queda(estado: 0 | 1 | 2 | null): Promise<void> {
  await desk.db.deleteFrom('autorizacion').execute()
  if (estado === null) return
  const fila = { prospectoId, motivo: 'En trámite', estado, solicitada: INICIO, solicitadaPor: null }
  const decidida = estado === 0 ? null : INICIO
  const observacion = estado === 2 ? 'Falta la liquidación' : ''
  await desk.db
    .insertInto('autorizacion')
    .values({ ...fila, decidida, decididaPor: null, observacion })
    .execute()
}

const cotizan: readonly (readonly [RouteName, () => object])[] = [
  ['calcularRenta', () => ({})],
  ['guardarRangoPactado', () => ({ minimoPlan: 126_000, maximoPlan: 300_000 })],
  ['guardarPreferencias', () => ({ planId, esSugerencia: 'N' })],
  ['obtenerPlanes', () => ({})],
  ['cotizarPlanesManual', () => ({ planId })],
  ['obtenerMejoresOpcionesCotizacion', () => ({})],
  ['guardarPlanSeleccionado', () => ({ planCotizacionId: planId, beneficiosComplementarios: [] })],
  ['enviarCotizacionCorreo', () => ({})],
  ['guardarEtapaProspecto', () => ({ etapa: 'cotizacionFinalizada' })],
]

describe.each<[0 | 2, string]>([
  [0, 'Existe una solicitud de autorización en estado PENDIENTE. Debe contactar a su supervisor.'],
  [
    2,
    'Existe una solicitud de autorización en estado RECHAZADA: Falta la liquidación. Debe contactar a su supervisor.',
  ],
])('with PSA_ESTADO %i', (estado, text) => {
  test.each(cotizan)('%s is refused, to its advisor and to a bearer client', async (nombre, payload) => {
    await queda(estado)
    for (const who of [asesora, await desk.bearer()])
      expect(rechazoEn(await who.post(routes[nombre].path, { prospectoId, ...payload() }))).toEqual([422, text])
  })

  test('the earlier quote can still be read', async () => {
    await queda(estado)
    const saved = await porHttp(asesora)('obtenerPlanSeleccionado', { prospectoId })
    expect(saved.planCotizacionId).toBe(planId)
    expect((await porHttp(asesora)('obtenerRangoPactado', { prospectoId })).minimoPlan).toBeGreaterThan(0)
  })

  test('a caller without access to the prospect gets 404', async () => {
    await queda(estado)
    expect((await (await desk.as('asesor2')).post(routes.calcularRenta.path, { prospectoId })).status).toBe(404)
  })
})

test('the GET version is refused too', async () => {
  await queda(0)
  expect((await asesora.get(`${routes.obtenerPlanesV3.path}?prospectoId=${prospectoId}`)).status).toBe(422)
})

test.each([null, 1] as const)('with %o the plan is confirmed', async (estado) => {
  await queda(estado)
  await confirmPlan(porHttp(asesora), prospectoId)
  const { etapa } = await porHttp(asesora)('obtenerEtapaProspecto', { prospectoId })
  expect(etapa).toBe('cotizacionFinalizada')
  await desk.db.updateTable('prospecto').set({ etapa: 'prospecto' }).where('id', '=', prospectoId).execute()
  await desk.db.deleteFrom('cotizacion').where('prospectoId', '=', prospectoId).execute()
})
