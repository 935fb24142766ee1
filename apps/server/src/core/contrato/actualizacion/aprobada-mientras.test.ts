import { bitacora } from '@alerce/contract/catalogos/base/bitacora'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formularioDe, type PostulanteDemo } from '../../../semilla/demo/recorrido.ts'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { cartaDe } from '../../../testing/electronica/electronica.ts'
import { alSalir, dsHasta, nuevaDeclaracion, nuevoPostulante, porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
let judge: ReturnType<typeof porHttp>
beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  judge = alSalir(await desk.as('contraloria'))
  asesora = await desk.as('asesora')
})
afterAll(() => desk.close())

const call: ReturnType<typeof porHttp> = (nombre, payload) => porHttp(asesora)(nombre, payload)

/** Income on record when a person answers, and the income of the update until it is discarded. */
const RENTA = 1_800_000
const APROBADA = 900_000
const OTRA = { empleadores: [{ tipoTrabajador: 'D', rut: '76129263-3', remuneracionImponible: 2_600_000 }] }

/** Sent declaration whose income waits for a person. */
async function enviada(especial: Partial<PostulanteDemo> = {}, diagnosticos = {}) {
  const postulante = nuevoPostulante(especial)
  const declaracion = nuevaDeclaracion({ diagnosticos })
  const venta = await dsHasta(asesora, 'resultado', { postulante, declaracion })
  return { ...venta, postulante }
}
type Enviada = Awaited<ReturnType<typeof enviada>>

const begin = ({ prospectoId, postulante }: Enviada, cambios: object) =>
  call('actualizarProspecto', { ...formularioDe(postulante), prospectoId, ...cambios })
const discard = ({ prospectoId }: Enviada) => call('descartarActualizacion', { prospectoId })
const approve = ({ identificador }: Enviada, rentaPromedio = APROBADA) =>
  judge('responderEvaluacionFinanciera', { identificador, decision: 'aprueba', rentaPromedio })
const casoDe = async ({ identificador }: Enviada) =>
  (await judge('obtenerCasoContraloria', { identificador })).financiera
const turnoDe = async ({ prospectoId }: Enviada) => (await call('obtenerVenta', { prospectoId })).turno.actua
const etapaDe = async ({ identificador }: Enviada) => (await call('obtenerEtapa', { identificador })).etapa
async function resultadoDe({ identificador }: Enviada) {
  const { resultado, data } = await call('resultadoevaluacionds', { identificador })
  return [resultado, data?.renta ?? null]
}
/** Highest amount of an update: by the approved income, while it is valid. */
async function maximoDe(venta: Enviada) {
  await begin(venta, {})
  const { maximoMonto } = await call('calcularRentaUpd', { prospectoId: venta.prospectoId })
  await discard(venta)
  return maximoMonto
}
/** Whether the applicant got a mandate request, and the Bitácora a coupon entry. */
async function pagoDe({ prospectoId }: Enviada) {
  const carta = await cartaDe(desk, prospectoId, 'Autorice el pago de su plan de salud')
  const dichas = (await call('obtenerBitacoraProspecto', { prospectoId })).map(({ bitacoraId }) => bitacoraId)
  return { mandato: carta !== '', cupon: dichas.includes(bitacora.cuponManual.id) }
}

test('an approval uses the income in force, not that of an open update; discarding keeps it', async () => {
  const venta = await enviada()
  await begin(venta, OTRA)
  const { empleadores, rentaDeclarada } = await casoDe(venta)
  expect([empleadores.map(({ rut }) => rut), rentaDeclarada]).toEqual([['76086428-5'], RENTA])
  await approve(venta)
  expect(await resultadoDe(venta)).toEqual([1, APROBADA])
  await discard(venta)
  expect([await resultadoDe(venta), await etapaDe(venta), await turnoDe(venta)]).toEqual([
    [1, APROBADA],
    'resultado',
    'asesor',
  ])
  expect(await maximoDe(venta)).toBe(198_000)
})

test('an approval that stood before the update is the one that stands after it', async () => {
  const venta = await enviada()
  await approve(venta)
  await begin(venta, OTRA)
  await discard(venta)
  expect([await resultadoDe(venta), await maximoDe(venta)]).toEqual([[1, APROBADA], 198_000])
})

test('a health answer that was given meanwhile stands, and its sale goes on from there', async () => {
  const venta = await enviada({}, { 4: ['J45', 'Asma', '15-03-2015'] })
  await approve(venta, RENTA)
  await begin(venta, OTRA)
  const { identificador } = venta
  const autoriza = { identificador, resultado: 1, motivo: '', restricciones: [], antecedentes: [] }
  await judge('responderEvaluacionMedica', autoriza as never)
  await desk.releaseRespuestas()
  await discard(venta)
  expect([await resultadoDe(venta), await turnoDe(venta)]).toEqual([[1, RENTA], 'asesor'])
  await call('finalizaevaluacionds', { identificador, resultado: 1 })
  expect(await etapaDe(venta)).toBe('dsFinalizada')
})

const independiente = { empleadores: [{ tipoTrabajador: 'I', rut: null, remuneracionImponible: RENTA }] }

test('accepted while an update says that it is paid without an employer, it is asked for no mandate nor has a coupon', async () => {
  const venta = await enviada()
  await approve(venta, RENTA)
  await begin(venta, independiente)
  await call('finalizaevaluacionds', { identificador: venta.identificador, resultado: 1 })
  await discard(venta)
  expect(await pagoDe(venta)).toEqual({ mandato: false, cupon: false })
})

test('accepted during an update to an employer, an independent still needs the mandate', async () => {
  const venta = await enviada({ tipoTrabajador: 'I' })
  await approve(venta, RENTA)
  await begin(venta, { empleadores: [{ tipoTrabajador: 'D', rut: '76086428-5', remuneracionImponible: RENTA }] })
  await call('finalizaevaluacionds', { identificador: venta.identificador, resultado: 1 })
  await discard(venta)
  expect(await pagoDe(venta)).toEqual({ mandato: true, cupon: true })
})
