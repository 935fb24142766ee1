import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { type RouteName, routes } from '@alerce/contract/routes'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { entregarDocumentos } from '../../../../semilla/demo/documentos.ts'
import { elegirPlan, formularioDe } from '../../../../semilla/demo/recorrido.ts'
import { cotizarActualizacion } from '../../../../semilla/demo/recorrido-actualizacion.ts'
import type { Client } from '../../../../testing/client.ts'
import { type Desk, openDesk } from '../../../../testing/desk.ts'
import { dsNueva, nuevoPostulante, porHttp } from '../../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
beforeEach(async () => {
  desk = await openDesk()
  asesora = await desk.as('asesora')
})
afterEach(() => desk.close())

const llamar: ReturnType<typeof porHttp> = (nombre, payload) => porHttp(asesora)(nombre, payload)
const pedir = <N extends RouteName>(name: N, payload: object) => asesora.post(routes[name].path, payload)

/** The next day: another UF. */
async function manana(): Promise<void> {
  desk.clock.mover('2026-10-08T13:00:00.000Z')
  asesora = await desk.as('asesora')
}

test('a sale that is confirmed on another day asks with both totals, keeps the new one and takes it', async () => {
  const { prospectoId } = await llamar('ingresarProspecto', formularioDe(nuevoPostulante()))
  await elegirPlan(llamar, prospectoId)
  await entregarDocumentos(llamar, prospectoId, 'carta')
  const ayer = await llamar('obtenerPlanSeleccionado', { prospectoId })
  await manana()
  const etapa = { prospectoId, etapa: 'cotizacionFinalizada' }
  const { status, body } = await pedir('guardarEtapaProspecto', etapa)
  expect([status, body.descripcion]).toEqual([409, planesMessages.precioDeHoy.text])
  const hoy = await llamar('obtenerPlanSeleccionado', { prospectoId })
  expect(body.data).toEqual({
    antes: { totalUF: ayer.totalUF, totalPesos: ayer.totalPesos },
    ahora: { totalUF: hoy.totalUF, totalPesos: hoy.totalPesos },
  })
  expect(hoy.totalPesos).not.toBe(ayer.totalPesos)
  expect(hoy.cotizacion?.fuentes.fecha).toBe('08-10-2026')
  expect((await llamar('obtenerEtapaProspecto', { prospectoId })).etapa).toBe('prospecto')
  // a screen that still shows the former one is asked again; who read the new one goes on
  expect((await pedir('guardarEtapaProspecto', { ...etapa, totalVisto: ayer.totalPesos })).status).toBe(409)
  expect((await pedir('guardarEtapaProspecto', { ...etapa, totalVisto: hoy.totalPesos })).status).toBe(200)
})

test('an update too, and the key of a call that was asked back is free', async () => {
  const postulante = nuevoPostulante()
  const { prospectoId } = await dsNueva(asesora, postulante)
  await llamar('actualizarProspecto', { ...formularioDe(postulante), prospectoId })
  await cotizarActualizacion(llamar, prospectoId)
  await entregarDocumentos(llamar, prospectoId, 'carta')
  await manana()
  const clave = { 'idempotency-key': 'confirma-una-vez' }
  const confirmar = () => asesora.post(routes.confirmarActualizacion.path, { prospectoId }, clave)
  expect((await confirmar()).status).toBe(409)
  expect((await confirmar()).status).toBe(200)
  expect((await llamar('obtenerDatosProspectoUpd', { prospectoId })).estadoEdicion).toBe('S')
})
