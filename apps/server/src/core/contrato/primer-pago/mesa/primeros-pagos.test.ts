import { primerPagoMessages as m } from '@alerce/contract/messages/contrato/primer-pago'
import { type RouteName, routes } from '@alerce/contract/routes'
import { pesosDe } from '@alerce/domain/base/dinero/cuentas'
import { uf, valorUF } from '@alerce/domain/base/dinero/tipos'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { primerPagoRegistrado, sinEmpleador, subirComprobante } from '../../../../testing/cierre/pagos.ts'
import type { Client } from '../../../../testing/client.ts'
import { documentosEmitidos, type Vendedores } from '../../../../testing/contratos.ts'
import { type Desk, openDesk } from '../../../../testing/desk.ts'
import type { Venta } from '../../../../testing/golden/venta.ts'
import { porHttp } from '../../../../testing/ventas.ts'

let desk: Desk
let gente: Vendedores & { mesa: Client }

beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  await desk.startJobs()
  gente = { asesora: await desk.as('asesora'), contraloria: await desk.as('contraloria'), mesa: await desk.as('mesa') }
})
afterAll(() => desk.close())

const asesora: ReturnType<typeof porHttp> = (nombre, payload) => porHttp(gente.asesora)(nombre, payload)
const mesa: ReturnType<typeof porHttp> = (nombre, payload) => porHttp(gente.mesa)(nombre, payload)
const listado = async ({ identificador }: Venta) => (await asesora('obtenerListadoPrimerPago', { identificador }))[0]
const espera = async ({ prospectoId }: Venta) =>
  (await mesa('obtenerPendientesMesa', { clase: 'pago' })).filas.filter((fila) => fila.prospectoId === prospectoId)
const uploadAnother = (venta: Venta) => subirComprobante(gente.asesora, venta.identificador)
async function rechazo(client: Client, nombre: RouteName, payload: object) {
  const { status, body } = await client.post(routes[nombre].path, payload)
  return [status, body.descripcion]
}

/** A first payment that was registered: the desk has it. */
async function registrado(): Promise<Venta & { readonly declaracionSaludId: number }> {
  const venta = await primerPagoRegistrado(gente, 'I')
  return { ...venta, declaracionSaludId: venta.identificador }
}
const irregularidades = async ({ prospectoId }: Venta) =>
  (await mesa('obtenerIrregularidades', {})).filas.filter((una) => una.prospectoId === prospectoId)

test('a registered first payment waits at the desk, is accepted, and can be taken back', async () => {
  const venta = await registrado()
  expect(await espera(venta)).toMatchObject([{ clase: 'pago', que: 'Primer pago por revisar', vence: null }])
  for (const _ of [1, 2]) expect(await mesa('aceptarPrimerPago', venta)).toBe('ok')
  expect(await espera(venta)).toEqual([])
  const [aceptado] = (await mesa('obtenerPrimerosPagos', { cuales: 'aceptados' })).filas
  expect(aceptado).toMatchObject({ declaracionSaludId: venta.identificador, motivo: null })
  const deOtra = desk.db.updateTable('primerPago').set({ resueltoPor: 'Pilar Soto' })
  await deOtra.where('declaracionId', '=', venta.identificador).execute()
  expect((await listado(venta))?.resueltoPor).toBe('Pilar Soto')
  expect((await rechazo(gente.mesa, 'aceptarPrimerPago', venta))[1]).toContain('Pilar Soto')
  expect(await mesa('retomarPrimerPago', venta)).toBe('ok')
  expect(await espera(venta)).toHaveLength(1)
  const textos = (await asesora('obtenerBitacoraProspecto', venta)).map(({ bitacoraId }) => bitacoraId)
  for (const id of [276, 340, 342]) expect(textos).toContain(id)
})

test('shows in pesos what its coupon asks: the first month, at the UF of its first day or the last one before', async () => {
  const venta = await registrado()
  const { valor, fecha } = await desk.db
    .selectFrom('uf')
    .select(['valor', 'fecha'])
    .where('fecha', '<=', '2026-11-01')
    .orderBy('fecha', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const uno = await listado(venta)
  expect(uno).toMatchObject({ mes: '202611', uf: { fecha: aDDMMYYYY(fecha) } })
  expect(uno?.montoPesos).toBe(pesosDe(uno?.montoUF ?? uf(0), valorUF(valor)))
})

test('returned, it is corrected with another proof and waits again; accepting closes the irregularidad', async () => {
  const venta = await registrado()
  await documentosEmitidos(gente.asesora, venta.identificador)
  expect((await rechazo(gente.mesa, 'devolverPrimerPago', { ...venta, codigoDetalle: '99' }))[0]).toBe(400)
  const motivo = 'Transfiera la diferencia.'
  await mesa('devolverPrimerPago', { ...venta, codigoDetalle: '2', motivo })
  const detalle = 'El monto no es el del primer pago'
  expect(await listado(venta)).toMatchObject({ registrado: false, devolucion: detalle })
  expect(await irregularidades(venta)).toMatchObject([{ codigo: '15', detalle, motivo, cerrada: null }])
  expect(await rechazo(gente.mesa, 'aceptarPrimerPago', venta)).toEqual([409, m.noEsperaPropio.text])
  expect(await rechazo(gente.asesora, 'guardarPrimerPago', venta)).toEqual([422, m.igual.text])
  desk.clock.pasan(60_000)
  expect((await uploadAnother(venta)).status).toBe(200)
  await asesora('guardarPrimerPago', venta)
  expect(await listado(venta)).toMatchObject({ registrado: true, devolucion: null })
  expect(await espera(venta)).toHaveLength(1)
  await mesa('aceptarPrimerPago', venta)
  expect(await irregularidades(venta)).toEqual([])
  await mesa('retomarPrimerPago', venta)
  expect(await irregularidades(venta)).toMatchObject([{ codigo: '15' }])
})

test('a decision about an older first payment is refused with 412', async () => {
  const venta = await registrado()
  const leido = (await listado(venta))?.esperaDesde ?? undefined
  expect(leido).toBe((await espera(venta))[0]?.desde)
  await mesa('devolverPrimerPago', { ...venta, registrado: leido, codigoDetalle: '2' })
  expect(await listado(venta)).toMatchObject({ esperaDesde: null })
  desk.clock.pasan(60_000)
  await uploadAnother(venta)
  await asesora('guardarPrimerPago', venta)
  const antiguo = { ...venta, registrado: leido }
  expect(await rechazo(gente.mesa, 'aceptarPrimerPago', antiguo)).toEqual([412, m.otroPago.text])
  expect(await rechazo(gente.mesa, 'devolverPrimerPago', { ...antiguo, codigoDetalle: '2' })).toEqual([
    412,
    m.otroPago.text,
  ])
  const deAhora = { ...venta, registrado: (await listado(venta))?.esperaDesde ?? undefined }
  for (const _ of [1, 2]) expect(await mesa('aceptarPrimerPago', deAhora)).toBe('ok')
  expect(await listado(venta)).toMatchObject({ registrado: true, esperaDesde: null })
})

test.each([
  ['no instant', 'x'],
  ['no day of the calendar', '2026-02-30T13:00:00.000Z'],
])('when it was registered, as %s, is refused at its field, once', async (_que, registrado) => {
  for (const [nombre, mas] of [
    ['aceptarPrimerPago', {}],
    ['devolverPrimerPago', { codigoDetalle: '2' }],
  ] as const) {
    const pedido = { declaracionSaludId: 1, registrado, ...mas }
    const { status, body } = await gente.mesa.post(routes[nombre].path, pedido)
    const errores = [{ campo: 'registrado', mensaje: 'El dato no tiene el formato esperado.' }]
    expect([status, body.errores]).toEqual([400, errores])
  }
})

test('decided by another user names that user', async () => {
  const venta = await registrado()
  await mesa('devolverPrimerPago', { ...venta, codigoDetalle: '2' })
  await desk.db
    .updateTable('primerPago')
    .set({ resueltoPor: 'Pilar Soto' })
    .where('declaracionId', '=', venta.identificador)
    .execute()
  const cuando = fechaYHora(desk.clock.ahora()).replace(' ', ' a las ')
  for (const nombre of ['aceptarPrimerPago', 'retomarPrimerPago'] as const)
    expect(await rechazo(gente.mesa, nombre, venta)).toEqual([
      409,
      `Este primer pago ya no espera en la mesa: Pilar Soto lo revisó, el ${cuando}.`,
    ])
})

test('registered, its proofs stay until the desk gives them back', async () => {
  const venta = await registrado()
  const { status, body } = await uploadAnother(venta)
  expect([status, body.descripcion]).toEqual([422, m.fijo.text])
})

test('a decision about an unregistered payment is refused', async () => {
  const { identificador: declaracionSaludId } = await sinEmpleador(gente, 'V')
  for (const nombre of ['aceptarPrimerPago', 'retomarPrimerPago'] as const)
    expect(await rechazo(gente.mesa, nombre, { declaracionSaludId })).toEqual([409, m.yaNoEspera.text])
})
