import { type RouteName, routes } from '@alerce/contract/routes'
import { pdf } from '@alerce/domain/testing/archivos'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { formularioDe } from '../semilla/demo/recorrido.ts'
import type { Client } from '../testing/client.ts'
import { type Desk, openDesk } from '../testing/desk.ts'
import { type Pantalla, pantallaLista } from '../testing/pantalla.ts'
import { dsNueva, nuevoPostulante, porHttp } from '../testing/ventas.ts'
import { prospectoDe } from './read-model.ts'

let desk: Desk
let asesora: Client
let mesa: Client
let prospectoId: number
let identificador: number
let pantalla: Pantalla

beforeAll(async () => {
  desk = await openDesk()
  asesora = await desk.as('asesora')
  mesa = await desk.as('mesa')
  const ds = await dsNueva(asesora)
  prospectoId = ds.prospectoId
  identificador = ds.identificador
})
afterAll(() => desk.close())
beforeEach(async () => {
  pantalla = await pantallaLista(desk.app, asesora.credentials())
  return () => pantalla.close()
})

const hace = (client: Client, name: RouteName, payload: object) => client.data(routes[name].path, payload)
const prospecto = () => ({ nombre: 'prospecto', data: { prospectoId } })
const agenda = { nombre: 'agenda', data: null }
/** Sent to a user with an act to undo, on each of their screens. */
const campana = { nombre: 'notificacion', data: null }
/** A free hour; its notice is the one a test waits for. */
const cita = () => ({ prospectoId, fechaHoraInicio: '08/10/2026 20:00:00', duracionMinutos: 30, permiteTope: true })

describe('a declared change sends a notice about the named record', () => {
  test('a prospect by its own id, and by that of a document that goes and comes back', async () => {
    const Binario = Buffer.from(pdf()).toString('base64')
    const carga = { Identificador: prospectoId, NombreArchivo: 'a.pdf', Binario, TipoAdjunto: 40 }
    const { adJ_CORREL: documentoId } = await hace(asesora, 'cargaArchivoProspecto', carga)
    expect(await pantalla.siguiente()).toEqual(prospecto())
    await hace(asesora, 'retirarDocumentoProspecto', { documentoId })
    expect([await pantalla.siguiente(), await pantalla.siguiente()]).toEqual([campana, prospecto()])
    await hace(asesora, 'reponerDocumentoProspecto', { documentoId })
    expect([await pantalla.siguiente(), await pantalla.siguiente()]).toEqual([campana, prospecto()])
  })

  test('an appointment that is no longer there', async () => {
    const { citaId } = await hace(asesora, 'agendarCita', cita())
    expect(await pantalla.siguiente()).toEqual(agenda)
    await hace(asesora, 'eliminarCita', { citaId })
    expect([await pantalla.siguiente(), await pantalla.siguiente()]).toEqual([campana, agenda])
  })

  test('closing an irregularity notifies the advisor of its case', async () => {
    const [{ codigo, detalles }] = await hace(mesa, 'obtenerCodigosIrregularidad', {})
    const abre = { prospectoId, codigo, codigoDetalle: detalles[0].codigo }
    const { irregularidadId } = await hace(mesa, 'abrirIrregularidad', abre)
    expect([await pantalla.siguiente(), await pantalla.siguiente()]).toEqual([campana, prospecto()])
    await hace(mesa, 'cerrarIrregularidad', { irregularidadId })
    expect(await pantalla.siguiente()).toEqual(prospecto())
  })
})

/** The next notice, after those of acts from before the screen was open: they may arrive late. */
async function despuesDe(pantalla: Awaited<ReturnType<typeof pantallaLista>>, anterior: string) {
  for (;;) {
    const aviso = await pantalla.siguiente()
    if (aviso?.nombre !== anterior) return aviso
  }
}

test('a quote chosen, mailed, restarted or restored notifies its other windows', async () => {
  const call = porHttp(asesora)
  const { prospectoId: cotizado } = await call('ingresarProspecto', formularioDe(nuevoPostulante()))
  const { minimoMonto, maximoMonto } = await call('calcularRenta', { prospectoId: cotizado })
  await call('guardarRangoPactado', { prospectoId: cotizado, minimoPlan: minimoMonto, maximoPlan: maximoMonto })
  const [plan] = await call('obtenerPlanes', { prospectoId: cotizado })
  const elegido = { planCotizacionId: plan?.planId ?? 0, beneficiosComplementarios: [] }
  const otra = await pantallaLista(desk.app, asesora.credentials())
  await call('guardarPlanSeleccionado', { prospectoId: cotizado, ...elegido })
  expect(await despuesDe(otra, 'cotizacion')).toEqual({ nombre: 'plan', data: { prospectoId: cotizado } })
  await call('enviarCotizacionCorreo', { prospectoId: cotizado })
  expect(await otra.siguiente()).toEqual({ nombre: 'enviadas', data: { prospectoId: cotizado } })
  await call('limpiarCotizacion', { prospectoId: cotizado })
  expect([await otra.siguiente(), await otra.siguiente()]).toContainEqual({
    nombre: 'cotizacion',
    data: { prospectoId: cotizado },
  })
  otra.close()
})

test('a published text notifies administrators only', async () => {
  const admin = await desk.as('administracion')
  const consola = await pantallaLista(desk.app, admin.credentials())
  const motivo = {
    clase: 'motivosContraloria',
    titulo: 'Un motivo',
    cuerpo: 'Falta un informe\nFalta el informe del médico tratante.',
    desde: '09-10-2026',
  }
  await hace(admin, 'publicarTexto', motivo)
  expect(await despuesDe(consola, 'sesiones')).toEqual({ nombre: 'textos', data: null })
  consola.close()
})

test('a refused call or a read sends no notice', async () => {
  expect((await asesora.post(routes.eliminarCita.path, { citaId: 999_999_999 })).status).toBe(404)
  expect((await asesora.post(routes.retirarDocumentoProspecto.path, { documentoId: 999_999_999 })).status).toBe(404)
  await hace(asesora, 'obtenerVenta', { prospectoId })
  await hace(asesora, 'agendarCita', cita())
  expect(await pantalla.siguiente()).toEqual(agenda)
})

test('the prospect of a record', async () => {
  expect(await prospectoDe(desk.db, { prospecto: prospectoId })).toBe(prospectoId)
  expect(await prospectoDe(desk.db, { declaracion: identificador })).toBe(prospectoId)
  for (const nobody of [{}, { cita: 999_999_999 }, { plan: 1 }]) expect(await prospectoDe(desk.db, nobody)).toBeNull()
})
