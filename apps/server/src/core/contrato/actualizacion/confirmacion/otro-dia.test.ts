import { compensacionMessages } from '@alerce/contract/messages/cotizacion/compensacion'
import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { type RouteName, routes } from '@alerce/contract/routes'
import { uf } from '@alerce/domain/base/dinero/tipos'
import { recomputar } from '@alerce/domain/cotizacion/cotizar'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deliverDocumentos } from '../../../../semilla/demo/documentos.ts'
import { elegirPlan, formularioDe } from '../../../../semilla/demo/recorrido.ts'
import { quoteActualizacion } from '../../../../semilla/demo/recorrido-actualizacion.ts'
import type { Client } from '../../../../testing/client.ts'
import { type Desk, openDesk } from '../../../../testing/desk.ts'
import { dsNueva, nuevoPostulante, parejaNueva, porHttp } from '../../../../testing/ventas.ts'
import { cotizacionVigente } from '../../../cotizacion/cotizaciones/read-model.ts'
import { writeRegistro } from '../../../cotizacion/registro/read-model.ts'

let desk: Desk
let asesora: Client
beforeEach(async () => {
  desk = await openDesk()
  asesora = await desk.as('asesora')
})
afterEach(() => desk.close())

const call: ReturnType<typeof porHttp> = (nombre, payload) => porHttp(asesora)(nombre, payload)
const request = <N extends RouteName>(name: N, payload: object) => asesora.post(routes[name].path, payload)

/** The form of a prospect, as its update sends it back unchanged. */
async function datosDe(prospectoId: number) {
  const { empleadores, ...datos } = await call('obtenerDatosProspecto', { prospectoId })
  const rentas = empleadores.map(({ tipoTrabajador, rut, remuneracionImponible }) => ({
    tipoTrabajador,
    rut,
    remuneracionImponible,
  }))
  return { ...datos, empleadores: rentas }
}

/** The next day: another UF. */
async function manana(): Promise<void> {
  desk.clock.move('2026-10-08T13:00:00.000Z')
  asesora = await desk.as('asesora')
}

test('a sale that is confirmed on another day asks with both totals, keeps the new one and takes it', async () => {
  const { prospectoId } = await call('ingresarProspecto', formularioDe(nuevoPostulante()))
  await elegirPlan(call, prospectoId)
  await deliverDocumentos(call, prospectoId, 'carta')
  const ayer = await call('obtenerPlanSeleccionado', { prospectoId })
  await manana()
  const etapa = { prospectoId, etapa: 'cotizacionFinalizada' }
  const { status, body } = await request('guardarEtapaProspecto', etapa)
  expect([status, body.descripcion]).toEqual([409, planesMessages.precioDeHoy.text])
  const hoy = await call('obtenerPlanSeleccionado', { prospectoId })
  expect(body.data).toEqual({
    antes: { totalUF: ayer.totalUF, totalPesos: ayer.totalPesos },
    ahora: { totalUF: hoy.totalUF, totalPesos: hoy.totalPesos },
    prospectoId,
    nombre: 'Elena Prueba',
  })
  expect(hoy.totalPesos).not.toBe(ayer.totalPesos)
  expect(hoy.cotizacion?.fuentes.fecha).toBe('08-10-2026')
  expect((await call('obtenerEtapaProspecto', { prospectoId })).etapa).toBe('prospecto')
  // a screen that still shows the former one is asked again; who read the new one goes on
  expect((await request('guardarEtapaProspecto', { ...etapa, totalVisto: ayer.totalPesos })).status).toBe(409)
  expect((await request('guardarEtapaProspecto', { ...etapa, totalVisto: hoy.totalPesos })).status).toBe(200)
})

test('a price above the agreed range on a later day is refused on every attempt', async () => {
  const { prospectoId } = await call('ingresarProspecto', formularioDe(nuevoPostulante()))
  const { minimoMonto, maximoMonto } = await call('calcularRenta', { prospectoId })
  await call('guardarRangoPactado', { prospectoId, minimoPlan: minimoMonto, maximoPlan: maximoMonto })
  const [plan] = await call('obtenerPlanes', { prospectoId })
  const tope = plan?.totalPesos ?? 0
  await call('guardarRangoPactado', { prospectoId, minimoPlan: minimoMonto, maximoPlan: tope })
  const planId = plan?.planId ?? 0
  await call('guardarPreferencias', { prospectoId, planId, esSugerencia: 'N' })
  await call('guardarPlanSeleccionado', { prospectoId, planCotizacionId: planId, beneficiosComplementarios: [] })
  await deliverDocumentos(call, prospectoId, 'carta')
  await manana()
  for (const _ of ['once', 'again']) {
    const { status, body } = await request('guardarEtapaProspecto', { prospectoId, etapa: 'cotizacionFinalizada' })
    expect([status, body.descripcion]).toEqual([400, planesMessages.superaMontoPactado.text])
  }
  expect((await call('obtenerPlanSeleccionado', { prospectoId })).totalPesos).toBe(tope)
})

test('an update too, and the key of a call that was asked back is free', async () => {
  const postulante = nuevoPostulante()
  const { prospectoId } = await dsNueva(asesora, postulante)
  await call('actualizarProspecto', { ...formularioDe(postulante), prospectoId })
  await quoteActualizacion(call, prospectoId)
  await deliverDocumentos(call, prospectoId, 'carta')
  await manana()
  const clave = { 'idempotency-key': 'confirma-una-vez' }
  const confirm = () => asesora.post(routes.confirmarActualizacion.path, { prospectoId }, clave)
  expect((await confirm()).status).toBe(409)
  expect((await confirm()).status).toBe(200)
  expect((await call('obtenerDatosProspectoUpd', { prospectoId })).estadoEdicion).toBe('S')
})

const resumen = (prospectoId: number) => call('obtenerResumenPlanCompensado', { prospectoId })
const etapaDe = async (prospectoId: number) => (await call('obtenerEtapaProspecto', { prospectoId })).etapa

test('each of a pair is asked back with both totals, by the summary as it stands by then', async () => {
  const ids = await parejaNueva(asesora, 'compensada')
  await manana()
  for (const prospectoId of [ids.otorga, ids.recibe]) {
    const { version, totalCotizacionPactada: totalUF, totalCotizacionPactadaPesos } = await resumen(prospectoId)
    const acto = { prospectoId, version, totalVisto: totalCotizacionPactadaPesos }
    const { status, body } = await request('continuarCompensado', acto)
    const hoy = await resumen(prospectoId)
    expect([status, body.data]).toMatchObject([
      409,
      { antes: { totalUF }, ahora: { totalPesos: hoy.totalCotizacionPactadaPesos }, prospectoId },
    ])
    expect(hoy.totalCotizacionPactadaPesos).not.toBe(totalCotizacionPactadaPesos)
    const visto = { version: hoy.version, totalVisto: hoy.totalCotizacionPactadaPesos }
    await call('continuarCompensado', { prospectoId, ...visto })
    expect(await etapaDe(prospectoId)).toBe('cotizacionFinalizada')
  }
})

test('an update of both is refused naming the person with the changed price', async () => {
  const ids = await parejaNueva(asesora, 'confirmada')
  const { otorga: prospectoId } = ids
  await call('actualizarProspecto', { ...(await datosDe(prospectoId)), prospectoId })
  await quoteActualizacion(call, prospectoId)
  await quoteActualizacion(call, ids.recibe)
  await call('guardarEtapaProspectoUpd', { prospectoId, etapa: 'resumenCotizacionCompensado' })
  await deliverDocumentos(call, prospectoId, 'carta')
  await manana()
  const suyo = await request('confirmarActualizacion', { prospectoId })
  expect([suyo.status, suyo.body.data.prospectoId, suyo.body.descripcion]).toEqual([
    409,
    prospectoId,
    planesMessages.precioDeHoy.text,
  ])
  const ajeno = await request('confirmarActualizacion', { prospectoId })
  expect([ajeno.status, ajeno.body.data.prospectoId, ajeno.body.descripcion]).toEqual([
    409,
    ids.recibe,
    `Elena Prueba: ${planesMessages.precioDeHoy.text}`,
  ])
  expect((await request('confirmarActualizacion', { prospectoId })).status).toBe(200)
})

/** The receiver's plan costs less than it receives, by the price of a day after its giver has confirmed. */
async function abarataALaQueRecibe(prospectoId: number): Promise<void> {
  const { foto, ...resto } = (await cotizacionVigente(desk.db, prospectoId))!
  const foto2 = recomputar({ ...foto, precioBaseUF: uf(0), caecUF: uf(0), beneficios: [], personas: [] })
  const registro = writeRegistro({ ...resto, foto: foto2 })
  await desk.db.updateTable('cotizacion').set({ foto: registro }).where('prospectoId', '=', prospectoId).execute()
}

test('when the confirmed compensation no longer holds, both can choose again', async () => {
  const ids = await parejaNueva(asesora, 'otorgaConfirmo')
  expect((await resumen(ids.recibe)).vuelven).toBe(false)
  const goBack = () => request('limpiarCotizacion', { prospectoId: ids.recibe })
  expect((await goBack()).body.descripcion).toBe(compensacionMessages.yaConfirmada.text)
  await abarataALaQueRecibe(ids.recibe)
  const { version, vuelven } = await resumen(ids.recibe)
  expect(vuelven).toBe(true)
  expect((await request('continuarCompensado', { prospectoId: ids.recibe, version })).body.descripcion).toBe(
    compensacionMessages.masQueSuPlan.text,
  )
  expect((await goBack()).status).toBe(200)
  expect([await etapaDe(ids.otorga), await etapaDe(ids.recibe)]).toEqual(['prospecto', 'prospecto'])
  const suyo = await cotizacionVigente(desk.db, ids.otorga)
  expect(suyo?.foto.precioCOMPOS).toBe(0)
})
