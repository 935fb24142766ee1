import { type RouteName, routes } from '@alerce/contract/routes'
import { pdf } from '@alerce/domain/testing/archivos'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '../testing/client.ts'
import { type Desk, openDesk } from '../testing/desk.ts'
import { type Pantalla, pantallaLista } from '../testing/pantalla.ts'
import { dsNueva } from '../testing/ventas.ts'
import { deQuien } from './read-model.ts'

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
  return () => pantalla.cerrar()
})

const hace = (client: Client, name: RouteName, payload: object) => client.data(routes[name].path, payload)
const prospecto = () => ({ nombre: 'prospecto', data: { prospectoId } })
const agenda = { nombre: 'agenda', data: null }
/** An hour that is free, and whose telling ends what a test waits for. */
const cita = () => ({ prospectoId, fechaHoraInicio: '08/10/2026 20:00:00', duracionMinutos: 30, permiteTope: true })

describe('what a call declares to change is told of the record that it names', () => {
  test('a prospect by its own id, and by that of a document that goes and comes back', async () => {
    const Binario = Buffer.from(pdf()).toString('base64')
    const carga = { Identificador: prospectoId, NombreArchivo: 'a.pdf', Binario, TipoAdjunto: 40 }
    const { adJ_CORREL: documentoId } = await hace(asesora, 'cargaArchivoProspecto', carga)
    expect(await pantalla.siguiente()).toEqual(prospecto())
    await hace(asesora, 'retirarDocumentoProspecto', { documentoId })
    expect(await pantalla.siguiente()).toEqual(prospecto())
    await hace(asesora, 'reponerDocumentoProspecto', { documentoId })
    expect(await pantalla.siguiente()).toEqual(prospecto())
  })

  test('an appointment that is no longer there', async () => {
    const { citaId } = await hace(asesora, 'agendarCita', cita())
    expect(await pantalla.siguiente()).toEqual(agenda)
    await hace(asesora, 'eliminarCita', { citaId })
    expect(await pantalla.siguiente()).toEqual(agenda)
  })

  test('an irregularity, to the advisor of the case, by whoever closes it', async () => {
    const [{ codigo, detalles }] = await hace(mesa, 'obtenerCodigosIrregularidad', {})
    const abre = { prospectoId, codigo, codigoDetalle: detalles[0].codigo }
    const { irregularidadId } = await hace(mesa, 'abrirIrregularidad', abre)
    expect([await pantalla.siguiente(), await pantalla.siguiente()]).toEqual([
      { nombre: 'notificacion', data: null },
      prospecto(),
    ])
    await hace(mesa, 'cerrarIrregularidad', { irregularidadId })
    expect(await pantalla.siguiente()).toEqual(prospecto())
  })
})

test('what was refused, or is only read, is told to nobody', async () => {
  expect((await asesora.post(routes.eliminarCita.path, { citaId: 999_999_999 })).status).toBe(404)
  expect((await asesora.post(routes.retirarDocumentoProspecto.path, { documentoId: 999_999_999 })).status).toBe(404)
  await hace(asesora, 'obtenerVenta', { prospectoId })
  await hace(asesora, 'agendarCita', cita())
  expect(await pantalla.siguiente()).toEqual(agenda)
})

test('whose a record is', async () => {
  const { asesorId } = (await deQuien(desk.db, { prospecto: prospectoId })) ?? { asesorId: 0 }
  expect(asesorId).toBeGreaterThan(0)
  expect(await deQuien(desk.db, { declaracion: identificador })).toEqual({ prospectoId, asesorId })
  for (const nobody of [{}, { prospecto: 999_999_999 }, { cita: 999_999_999 }, { plan: 1 }])
    expect(await deQuien(desk.db, nobody)).toBeNull()
})
