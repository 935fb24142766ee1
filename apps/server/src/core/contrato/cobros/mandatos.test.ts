import { RUTA_DE_AVISO } from '@alerce/contract/cobros'
import { type RouteName, routes } from '@alerce/contract/routes'
import { MINUTO_MS } from '@alerce/domain/base/fechas/duracion'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { dsFinalizada } from '../../../testing/contratos.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { cartaDe, delPostulante, enlaceEn, firmada, NACIDA } from '../../../testing/electronica/electronica.ts'
import { conPasarela, openPasarela, type Pasarela } from '../../../testing/pasarela.ts'
import { porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let pasarela: Pasarela
let asesora: Client
let contraloria: Client
beforeAll(async () => {
  pasarela = await openPasarela(() => desk.clock.ahora())
  desk = await openDesk({ ...delPostulante, ...conPasarela(pasarela) })
  asesora = await desk.as('asesora')
  contraloria = await desk.as('contraloria')
})
afterAll(async () => {
  await desk.close()
  await pasarela.close()
})

const call = async (name: RouteName, payload: object) => (await desk.anyone().post(routes[name].path, payload)).body
const ultimo = () => [...pasarela.cobros.values()].at(-1) ?? expect.fail('no charge')
async function tell(estado: 'confirmado' | 'rechazado', cobro = ultimo()) {
  pasarela.end(cobro.pedido.referencia, estado)
  const { cuerpo, headers } = pasarela.sign(cobro)
  return (await desk.anyone().post(RUTA_DE_AVISO, cuerpo, headers)).status
}

/** An accepted sale whose applicant got the link. */
async function conEnlace() {
  const venta = await dsFinalizada({ asesora, contraloria }, { tipoTrabajador: 'I' })
  const enlace = enlaceEn(await cartaDe(desk, venta.prospectoId, 'Autorice el pago de su plan de salud'))
  return { ...venta, enlace }
}
type ConEnlace = Awaited<ReturnType<typeof conEnlace>>

const read = async ({ enlace }: ConEnlace) => (await call('obtenerMandatoPostulante', { enlace })).data
async function consent(venta: ConEnlace) {
  const { version } = await read(venta)
  const dicho = { documento: venta.rut, fechaNacimiento: NACIDA, acepta: true, version }
  return (await call('otorgarMandato', { enlace: venta.enlace, ...dicho })).data
}
const open = ({ enlace }: ConEnlace) => call('abrirMandatoPorEnlace', { enlace })
const vigente = async ({ identificador }: ConEnlace) =>
  (await porHttp(asesora)('obtenerEstadoSuscripcion', { dsw_correl: identificador })).valor === 'OK'

test('a consent waits until the provider confirms it, and keeps its own instant, text and origin', async () => {
  const venta = await conEnlace()
  expect((await open(venta)).codigo).toBe('cobro_sin_consentir')
  expect(await consent(venta)).toEqual({ estado: 'espera' })
  expect([await read(venta), await vigente(venta)]).toEqual([{ estado: 'espera' }, false])
  const [uno, otro] = await Promise.all([open(venta), open(venta)])
  expect(uno.data).toEqual(otro.data)
  expect(ultimo().pedido).toMatchObject({ clase: 'mandato', volver: 'https://alerce.test/postulacion/mandato?vuelta' })
  expect(await Promise.all([tell('confirmado'), tell('confirmado')])).toEqual([204, 204])
  expect(await read(venta)).toMatchObject({ estado: 'otorgado', referencia: expect.stringMatching(/^PX-/) })
  expect(await vigente(venta)).toBe(true)
  const guardado = await desk.db
    .selectFrom('consentimientoMandato as c')
    .innerJoin('mandato as m', 'm.id', 'c.mandatoId')
    .select(['c.version', 'c.metodo', 'c.ip', 'm.origen'])
    .where('m.declaracionId', '=', venta.identificador)
    .execute()
  expect(guardado).toEqual([
    { version: expect.any(String), metodo: null, ip: expect.any(String), origen: 'postulante' },
  ])
})

test('a person who withdraws their consents meanwhile is not charged: the confirmation is told, not granted', async () => {
  const venta = await conEnlace()
  await consent(venta)
  await open(venta)
  const call = porHttp(await desk.as('administracion'))
  const { pedidoId } = await call('registrarPedidoPersona', {
    ...{ derecho: 'revocacion', esPasaporte: false, documento: venta.rut, recibido: '2026-10-05', identidad: 'cédula' },
  })
  await call('revocarConsentimientos', { pedidoId })
  expect(await tell('confirmado')).toBe(204)
  const fila = await desk.db
    .selectFrom('cobro')
    .select(['motivo', 'consentimiento'])
    .where('declaracionId', '=', venta.identificador)
    .executeTakeFirst()
  expect(fila).toEqual({ motivo: 'fuera', consentimiento: null })
  const mandatos = await desk.db
    .selectFrom('mandato')
    .select('id')
    .where('declaracionId', '=', venta.identificador)
    .execute()
  expect(mandatos).toEqual([])
})

test('a refusal of the provider asks for consent again, and a second try stands', async () => {
  const venta = await conEnlace()
  await consent(venta)
  await open(venta)
  expect(await tell('rechazado')).toBe(204)
  expect(await read(venta)).toMatchObject({ estado: 'pendiente', anterior: 'rechazado' })
  await consent(venta)
  await open(venta)
  expect(ultimo().pedido.referencia).toMatch(/-2$/)
  expect([await tell('confirmado'), await vigente(venta)]).toEqual([204, true])
})

test('a consent that was not confirmed runs out, and counts if it is confirmed late', async () => {
  const venta = await conEnlace()
  await consent(venta)
  await open(venta)
  desk.clock.pasan(61 * MINUTO_MS)
  expect(await read(venta)).toMatchObject({ estado: 'pendiente', anterior: 'vencido' })
  expect([await tell('confirmado'), (await read(venta)).estado]).toEqual([204, 'otorgado'])
})

test('the desk was quicker: the confirmed mandate is told as a double one', async () => {
  const venta = await conEnlace()
  await consent(venta)
  await open(venta)
  await porHttp(await desk.as('mesa'))('registrarMandato', {
    declaracionSaludId: venta.identificador,
    referencia: 'PAT-778',
  })
  expect((await open(venta)).codigo).toBe('cobro_cambio')
  expect(await tell('confirmado')).toBe(204)
  expect(await read(venta)).toMatchObject({ estado: 'otorgado', referencia: null })
  const { motivo } = await desk.db
    .selectFrom('cobro')
    .select('motivo')
    .where('declaracionId', '=', venta.identificador)
    .executeTakeFirstOrThrow()
  expect(motivo).toBe('doble')
})

test('a mandate of the applicant that the desk revoked is not granted again by an earlier try', async () => {
  const venta = await conEnlace()
  await consent(venta)
  await open(venta)
  const primero = ultimo()
  desk.clock.pasan(61 * MINUTO_MS)
  await consent(venta)
  await open(venta)
  expect([await tell('confirmado'), await vigente(venta)]).toEqual([204, true])
  await porHttp(await desk.as('mesa'))('revocarMandato', { declaracionSaludId: venta.identificador })
  expect([await tell('confirmado', primero), await vigente(venta)]).toEqual([204, false])
})

test('a mandate that the desk registered by mistake and took back leaves the consent of the applicant', async () => {
  const venta = await conEnlace()
  await consent(venta)
  await open(venta)
  const call = porHttp(await desk.as('mesa'))
  await call('registrarMandato', { declaracionSaludId: venta.identificador, referencia: 'PAT-779' })
  await call('revocarMandato', { declaracionSaludId: venta.identificador })
  expect([await tell('confirmado'), await vigente(venta)]).toEqual([204, true])
})

test('in the session of an electronic sale the browser comes back to the page of the declaration', async () => {
  const { postulante } = await firmada(desk, await desk.as('asesora'), { tipoTrabajador: 'V' })
  const { version } = (await postulante.post('obtenerMandatoPropio')).body.data
  const otorgado = await postulante.post('otorgarMandatoPropio', { acepta: true, version })
  expect(otorgado.body.data).toEqual({ estado: 'espera' })
  const { body } = await postulante.post('abrirMandatoPropio')
  expect(body.data.direccion).toContain(pasarela.url)
  expect(ultimo().pedido.volver).toBe('https://alerce.test/postulacion/declaracion?vuelta')
  await tell('confirmado')
  expect((await postulante.post('obtenerMandatoPropio')).body.data.estado).toBe('otorgado')
  expect((await postulante.post('obtenerPagoPropio')).body.data).toEqual([])
})
