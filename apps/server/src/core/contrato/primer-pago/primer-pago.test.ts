import { primerPagoMessages as m } from '@alerce/contract/messages/contrato/primer-pago'
import { type RouteName, routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { escaneo } from '../../../testing/cierre/firmas.ts'
import { sinEmpleador } from '../../../testing/cierre/pagos.ts'
import { type Client, upload } from '../../../testing/client.ts'
import { conDatosContractuales, documentosEmitidos, dsFinalizada, type Vendedores } from '../../../testing/contratos.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import type { Venta } from '../../../testing/golden/venta.ts'
import { porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let gente: Vendedores
let asesora: Client
let mesa: Client

beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  await desk.startJobs()
  gente = { asesora: await desk.as('asesora'), contraloria: await desk.as('contraloria') }
  asesora = gente.asesora
  mesa = await desk.as('mesa')
})
afterAll(() => desk.close())

const call: ReturnType<typeof porHttp> = (nombre, payload) => porHttp(asesora)(nombre, payload)
const vendida = (tipoTrabajador: 'I' | 'V') => sinEmpleador({ ...gente, mesa }, tipoTrabajador)
const listado = ({ identificador }: Venta) => call('obtenerListadoPrimerPago', { identificador })
const cantidad = async ({ identificador }: Venta) =>
  (await call('cantidadArchivosPrimerPago', { identificador })).cantidad
/** The call of the specification: it names no entity. */
const load = ({ identificador, rut }: Venta, bytes = escaneo(), mas: object = {}) =>
  asesora.post(routes.cargaArchivoPrimerPago.path, {
    identificador,
    rut,
    nombreArchivo: 'pago.pdf',
    tipoMIME: 'application/pdf',
    tipoAdjunto: 50,
    binario: Buffer.from(bytes).toString('base64'),
    ...mas,
  })
async function rechazo(nombre: RouteName, payload: object) {
  const { status, body } = await asesora.post(routes[nombre].path, payload)
  return [status, body.descripcion]
}

describe.each(['I', 'V'] as const)('a worker without employer (%s)', (tipo) => {
  test('proves the first payment before the papers are made', async () => {
    const venta = await vendida(tipo)
    const [entidad] = await listado(venta)
    expect(entidad).toMatchObject({ cantidadEsperada: 1, registrado: false, comprobante: null })
    expect([await cantidad(venta), await call('obtenerDocumentos', venta)]).toEqual([0, []])
    expect(await rechazo('agregaArchivosDocContractuales', venta)).toEqual([422, m.pendiente.text])
    expect(await rechazo('guardarPrimerPago', venta)).toEqual([422, m.faltan.text])
    const bytes = escaneo()
    const ids = [await load(venta, bytes), await load(venta, bytes)].map(({ body }) => body.data.adjuntoId)
    expect([new Set(ids).size, await cantidad(venta)]).toEqual([1, 1])
    // it has come, and is not registered yet
    expect(await rechazo('agregaArchivosDocContractuales', venta)).toEqual([422, m.pendiente.text])
    for (const _ of [1, 2]) expect(await call('guardarPrimerPago', venta)).toBe('ok')
    // the mandate is one of them
    expect(await documentosEmitidos(asesora, venta.identificador)).toHaveLength(4)
    const entradas = await call('obtenerBitacoraProspecto', venta)
    expect(entradas.filter(({ bitacoraId }) => bitacoraId === 276)).toHaveLength(1)
  })
})

test('a new proof takes the place of the one too many; where it belongs may be said', async () => {
  const venta = await vendida('I')
  const { identificador } = venta
  const [{ entidadId } = { entidadId: 0 }] = await listado(venta)
  await load(venta)
  await load(venta)
  expect(await cantidad(venta)).toBe(1)
  const propia = await upload(
    asesora,
    routes.subirComprobante,
    { identificador, entidadId },
    { bytes: escaneo(), nombre: 'otro.pdf' },
  )
  expect(propia.status).toBe(200)
  expect((await listado(venta))[0]?.comprobante?.nombre).toBe('otro.pdf')
  const ajena = await load(venta, escaneo(), { entidadId: 999_999 })
  expect([ajena.status, ajena.body.descripcion]).toEqual([422, m.otraEntidad.text])
  for (const client of [asesora, mesa]) {
    const { status, raw } = await client.get(
      `${routes.descargarComprobante.path}?identificador=${identificador}&entidadId=${entidadId}`,
    )
    expect([status, raw.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  }
})

test('a sale paid by the employer has no first payment, and its papers do not wait', async () => {
  const venta = await conDatosContractuales(gente)
  expect([await listado(venta), await cantidad(venta)]).toEqual([[], 0])
  const { status, body } = await load(venta)
  expect([status, body.descripcion]).toEqual([422, m.sinEntidad.text])
  expect(await rechazo('guardarPrimerPago', venta)).toEqual([422, m.sinEntidad.text])
  expect(await documentosEmitidos(asesora, venta.identificador)).toHaveLength(3)
})

test('before the contractual data are saved, and with another code, nothing is taken in', async () => {
  const venta = await dsFinalizada(gente)
  const { status, body } = await load(venta)
  expect([status, body.descripcion]).toEqual([422, m.etapa.text])
  expect((await load(venta, escaneo(), { tipoAdjunto: 40 })).status).toBe(400)
})
