import { RUTA_DE_AVISO } from '@alerce/contract/cobros'
import { cobroMessages as m } from '@alerce/contract/messages/contrato/cobro'
import { type RouteName, routes } from '@alerce/contract/routes'
import { MINUTO_MS } from '@alerce/domain/base/fechas/duracion'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { sinEmpleador, subirComprobante } from '../../../testing/cierre/pagos.ts'
import type { Client } from '../../../testing/client.ts'
import type { Vendedores } from '../../../testing/contratos.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { cartaDe, delPostulante, enlaceEn } from '../../../testing/electronica/electronica.ts'
import type { Venta } from '../../../testing/golden/venta.ts'
import { type AvisoAlterado, conPasarela, openPasarela, type Pasarela } from '../../../testing/pasarela.ts'
import { porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let pasarela: Pasarela
let gente: Vendedores & { mesa: Client }
beforeAll(async () => {
  pasarela = await openPasarela(() => desk.clock.ahora())
  desk = await openDesk({ ...delPostulante, ...conPasarela(pasarela) })
  gente = { asesora: await desk.as('asesora'), contraloria: await desk.as('contraloria'), mesa: await desk.as('mesa') }
})
afterAll(async () => {
  await desk.close()
  await pasarela.close()
})
afterEach(() => {
  pasarela.contesta = null
})

/** An accepted sale that asks for its first payment, and the token of its page. */
async function porPagar() {
  const venta = await sinEmpleador(gente, 'I')
  const enlace = enlaceEn(await cartaDe(desk, venta.prospectoId, 'Autorice el pago de su plan de salud'))
  return { ...venta, enlace }
}
type PorPagar = Awaited<ReturnType<typeof porPagar>>

const call = (name: RouteName, payload: object) => desk.anyone().post(routes[name].path, payload)
const pagos = async ({ enlace }: PorPagar) => (await call('obtenerPagoPorEnlace', { enlace })).body.data
const situacion = async (venta: PorPagar) => (await pagos(venta))[0]?.situacion ?? null
const listado = async ({ identificador }: Venta) =>
  (await porHttp(gente.asesora)('obtenerListadoPrimerPago', { identificador }))[0]
const open = async (venta: PorPagar) => {
  const [{ entidadId }] = await pagos(venta)
  return await call('abrirPagoPorEnlace', { enlace: venta.enlace, entidadId })
}
const ultimo = () => [...pasarela.cobros.values()].at(-1) ?? expect.fail('no charge')

async function tell(cobro = ultimo(), alterado: AvisoAlterado = {}) {
  const { cuerpo, headers } = pasarela.sign(cobro, alterado)
  return (await desk.anyone().post(RUTA_DE_AVISO, cuerpo, headers)).status
}
async function pay(venta: PorPagar) {
  expect((await open(venta)).status).toBe(200)
  return pasarela.end(ultimo().pedido.referencia, 'confirmado')
}
const noticias = async (quien: Client, tipo: string) =>
  (await porHttp(quien)('obtenerNotificaciones', {})).notificaciones.filter((una) => una.tipo === tipo)
const entradas = async ({ prospectoId }: Venta, texto: RegExp) =>
  (await porHttp(gente.asesora)('obtenerBitacoraProspecto', { prospectoId })).filter((una) => texto.test(una.estado))

test('a payment is opened without personal data, and its confirmation proves the first payment once', async () => {
  const venta = await porPagar()
  const [pago] = await pagos(venta)
  expect(pago).toMatchObject({ situacion: 'porPagar', mes: expect.any(String) })
  const { body } = await open(venta)
  const { pedido, id } = ultimo()
  expect(body.data.direccion).toBe(`${pasarela.url}/pagina/${id}`)
  expect(Object.keys(pedido).toSorted()).toEqual([
    'avisar',
    'clase',
    'folio',
    'moneda',
    'monto',
    'referencia',
    'vence',
    'volver',
  ])
  expect(pedido).toMatchObject({
    clase: 'pago',
    monto: pago.pesos,
    moneda: 'CLP',
    volver: 'https://alerce.test/postulacion/mandato?vuelta',
    avisar: `https://alerce.test${RUTA_DE_AVISO}`,
  })
  expect(await situacion(venta)).toBe('espera')
  pasarela.end(pedido.referencia, 'confirmado')
  // twice at once, and once more
  expect(await Promise.all([tell(), tell()])).toEqual([204, 204])
  expect(await tell()).toBe(204)
  expect(await situacion(venta)).toBe('pagado')
  const { comprobante, enLinea } = (await listado(venta)) ?? {}
  expect(enLinea).toMatchObject({ situacion: 'pagado', pesos: pago.pesos })
  expect(comprobante?.nombre).toBe(`pago-en-linea-${pedido.referencia}.pdf`)
  expect(await entradas(venta, /Primer pago hecho en línea/)).toHaveLength(1)
  expect(await noticias(gente.asesora, 'pago')).toHaveLength(1)
  // it is registered and looked at as any other
  expect(await porHttp(gente.asesora)('guardarPrimerPago', { identificador: venta.identificador })).toBe('ok')
  expect(await porHttp(gente.mesa)('aceptarPrimerPago', { declaracionSaludId: venta.identificador })).toBe('ok')
})

test('pressed twice it is one charge; rejected, another try has another key; a late rejection changes nothing', async () => {
  const venta = await porPagar()
  const antes = pasarela.cobros.size
  const respuestas = await Promise.all([open(venta), open(venta)])
  expect(new Set(respuestas.map(({ body }) => body.data.direccion)).size).toBe(1)
  expect(pasarela.cobros.size).toBe(antes + 1)
  const primero = pasarela.end(ultimo().pedido.referencia, 'rechazado')
  expect(await tell()).toBe(204)
  expect(await situacion(venta)).toBe('rechazado')
  const segundo = await pay(venta)
  expect(segundo.pedido.referencia).toBe(primero.pedido.referencia.replace(/-1$/, '-2'))
  expect(await tell(segundo)).toBe(204)
  expect([await tell(primero), await situacion(venta)]).toEqual([204, 'pagado'])
})

test.each([
  ['signed by another secret', { secreto: 'whsec_b3RybyBzZWNyZXRvIHF1ZSBubyBlcyBlbCBudWVzdHJv' }],
  ['signed an hour ago', { ahora: '2026-01-01T00:00:00.000Z' }],
] as const)('a notice %s is refused', async (_title, alterado) => {
  const venta = await porPagar()
  const cobro = await pay(venta)
  expect(await tell(cobro, alterado)).toBe(401)
  expect(await situacion(venta)).toBe('espera')
})

test('a notice that was changed on its way, or is no JSON, is refused', async () => {
  const { cuerpo, headers } = pasarela.sign(await pay(await porPagar()))
  for (const otro of [cuerpo.replace('"CLP"', '"USD"'), '<html>', ''])
    expect((await desk.anyone().post(RUTA_DE_AVISO, otro, headers)).status).toBeGreaterThanOrEqual(400)
  const ajeno = { id: 'x', pedido: { referencia: 'nada-1', monto: 1, volver: '', avisar: '' }, estado: 'confirmado' }
  expect(await tell(ajeno as never)).toBe(404)
})

test.each([
  ['another amount', { monto: 1 }],
  ['another currency', { moneda: 'USD' }],
])('a confirmation of %s has no effect, and is told to advisor and desk', async (_title, alterado) => {
  const venta = await porPagar()
  const [antesA, antesM] = [await noticias(gente.asesora, 'pago'), await noticias(gente.mesa, 'cobro')]
  const cobro = await pay(venta)
  for (const _ of [1, 2]) expect(await tell(cobro, alterado)).toBe(204)
  expect([await situacion(venta), (await listado(venta))?.comprobante]).toEqual(['porRevisar', null])
  expect(await entradas(venta, /sin efecto.*otro monto/)).toHaveLength(1)
  expect(await noticias(gente.asesora, 'pago')).toHaveLength(antesA.length + 1)
  const [noticia, ...mas] = await noticias(gente.mesa, 'cobro')
  expect([mas.length, noticia?.mensaje]).toEqual([antesM.length, expect.stringContaining(cobro.pedido.referencia)])
})

test('a payment that the advisor proved meanwhile is a double one, and the proof stays', async () => {
  const venta = await porPagar()
  const cobro = await pay(venta)
  await subirComprobante(gente.asesora, venta.identificador)
  expect(await tell(cobro)).toBe(204)
  expect((await listado(venta))?.comprobante?.nombre).toBe('pago.pdf')
  expect(await entradas(venta, /ya estaba hecho/)).toHaveLength(1)
})

test('a payment page that the sale asks for no more is not gone on with', async () => {
  const venta = await porPagar()
  const [{ entidadId }] = await pagos(venta)
  expect((await open(venta)).status).toBe(200)
  await subirComprobante(gente.asesora, venta.identificador)
  expect([await situacion(venta), (await listado(venta))?.enLinea?.situacion]).toEqual(['detenido', 'detenido'])
  const { status, body } = await call('abrirPagoPorEnlace', { enlace: venta.enlace, entidadId })
  expect([status, body.codigo]).toEqual([409, m.noSePaga.code])
})

test('a payment of a sale that was closed is kept and told', async () => {
  const venta = await porPagar()
  const cobro = await pay(venta)
  await desk.db.updateTable('prospecto').set({ activo: false }).where('id', '=', venta.prospectoId).execute()
  expect(await tell(cobro)).toBe(204)
  const fila = await desk.db
    .selectFrom('cobro')
    .select(['estado', 'motivo', 'recibo', 'consultar'])
    .where('declaracionId', '=', venta.identificador)
    .executeTakeFirst()
  expect(fila).toEqual({
    estado: 'confirmado',
    motivo: 'fuera',
    recibo: expect.stringMatching(/^PX-/),
    consultar: null,
  })
})

test.each(['html', 'caida', 'clave'] as const)(
  'a provider that answers %s opens nothing, and nothing is kept',
  async (como) => {
    const venta = await porPagar()
    pasarela.contesta = como
    const { status, body } = await open(venta)
    expect(status).toBeGreaterThanOrEqual(500)
    expect(body.descripcion).toBe(m.abrirFailed.text)
    expect(await situacion(venta)).toBe('porPagar')
  },
)

test('without a notice the round asks, also after the payment ran out', async () => {
  const venta = await porPagar()
  await pay(venta)
  await desk.ronda('consultar-cobros')
  expect(await situacion(venta)).toBe('espera')
  desk.clock.pasan(2 * MINUTO_MS)
  pasarela.contesta = 'html'
  await desk.ronda('consultar-cobros')
  const fila = await desk.db
    .selectFrom('cobro')
    .select(['falla', 'consultas'])
    .where('declaracionId', '=', venta.identificador)
    .executeTakeFirst()
  expect(fila).toEqual({ falla: 'contesta algo que no es un cobro', consultas: 1 })
  desk.clock.pasan(70 * MINUTO_MS)
  expect(await situacion(venta)).toBe('vencido')
  pasarela.contesta = null
  await desk.ronda('consultar-cobros')
  expect(await situacion(venta)).toBe('pagado')
})

test('questions of a person leave those of the round as they are', async () => {
  const venta = await porPagar()
  await pay(venta)
  pasarela.end(ultimo().pedido.referencia, 'pendiente')
  const consultar = () => porHttp(gente.asesora)('consultarCobros', { identificador: venta.identificador })
  for (let veces = 0; veces < 10; veces += 1) expect(await consultar()).toBe('ok')
  pasarela.end(ultimo().pedido.referencia, 'confirmado')
  desk.clock.pasan(2 * MINUTO_MS)
  await desk.ronda('consultar-cobros')
  expect(await situacion(venta)).toBe('pagado')
})

test('a person may ask about a payment after the last question of the round', async () => {
  const venta = await porPagar()
  await pay(venta)
  await desk.db.updateTable('cobro').set({ consultar: null }).where('declaracionId', '=', venta.identificador).execute()
  await porHttp(gente.asesora)('consultarCobros', { identificador: venta.identificador })
  expect(await situacion(venta)).toBe('pagado')
})

test('a provider that never says how it ended is told to the desk, once', async () => {
  const venta = await porPagar()
  expect((await open(venta)).status).toBe(200)
  for (const minutos of [2, 5, 15, 60, 240, 1440, 4320, 4320]) {
    desk.clock.pasan(minutos * MINUTO_MS)
    await desk.ronda('consultar-cobros')
  }
  const suyas = (await noticias(await desk.as('mesa'), 'cobro')).filter(({ mensaje }) =>
    mensaje.includes(ultimo().pedido.referencia),
  )
  expect(suyas).toHaveLength(1)
})
