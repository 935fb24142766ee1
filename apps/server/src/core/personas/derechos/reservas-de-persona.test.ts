import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { signInPostulante } from '../../../testing/postulante.ts'
import { porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let admin: Client
let asesora: Client
beforeAll(async () => {
  desk = await openDesk()
  admin = await desk.as('administracion')
  asesora = await desk.as('asesora')
  const pagina = { alias: 'camila', activa: true, minutos: 30, aviso: 4, dias: 14, modalidades: ['llamada' as const] }
  await porHttp(asesora)('guardarPaginaDeReservas', { ...pagina, version: 1 })
})
afterAll(() => desk.close())

const alias = 'camila'
const CORREO = 'quien.reserva@example.cl'

/** Books the first free hour of the page, as anybody. */
async function reserve(correo: string, nombre = 'Zulema Reservada') {
  const { horas } = (await desk.anyone().post(routes.obtenerHorasDeReserva.path, { alias })).body.data
  const cliente = { nombre, telefono: '987001133', correo, comentario: 'Somos dos.' }
  const reserva = { alias, inicio: horas[0], modalidad: 'llamada', ...cliente }
  expect((await desk.anyone().post(routes.reservarHora.path, reserva)).status).toBe(200)
}

const pedido = (derecho: string, documento = CORREO) => ({
  ...{ derecho, tipoDocumento: 'correo', documento },
  ...{ recibido: '2026-10-05', identidad: 'respondió desde esa casilla' },
})
const ask = async (derecho: 'acceso' | 'supresion', documento?: string) =>
  (await admin.data(routes.registrarPedidoPersona.path, pedido(derecho, documento))).pedidoId as number
const reservas = () => desk.db.selectFrom('reserva').select('citaId').execute()
const cartasA = (para: string) => desk.db.selectFrom('correo').select('id').where('para', '=', para).execute()

test('who only booked gets and erases what is kept under their address, and nothing of others', async () => {
  await reserve(CORREO)
  await reserve('otra@example.cl', 'Otra Persona')
  // A sale with a document is not of an address that two persons may share
  const prospectoId = await signInPostulante(asesora, { correo: 'compartida@example.cl' })
  expect([(await reservas()).length, (await cartasA(CORREO)).length]).toEqual([2, 1])

  const entrega = await admin.post(routes.exportarPersona.path, {
    pedidoId: await ask('acceso', ' Quien.Reserva@Example.cl '),
  })
  const datos = entrega.raw.toString('latin1')
  for (const suyo of ['Zulema Reservada', 'Somos dos.', CORREO]) expect(datos).toContain(suyo)
  expect(datos).not.toContain('Otra Persona')

  const pedidoId = await ask('supresion')
  const plan = await porHttp(admin)('revisarSupresion', { pedidoId })
  expect(plan.length).toBeGreaterThan(0)
  expect(plan.every(({ destino }) => destino !== 'se conserva')).toBe(true)
  await porHttp(admin)('suprimirPersona', { pedidoId })
  expect([(await reservas()).length, (await cartasA(CORREO)).length]).toEqual([1, 0])
  const eventos = await desk.db.selectFrom('eventoSeguridad').selectAll().orderBy('id', 'desc').limit(6).execute()
  const dichos = JSON.stringify(eventos)
  expect(dichos).toContain('prospectos: ninguno')
  expect(dichos).not.toContain(CORREO)

  const ajeno = await ask('supresion', 'compartida@example.cl')
  expect(await porHttp(admin)('revisarSupresion', { pedidoId: ajeno })).toEqual([])
  await porHttp(admin)('suprimirPersona', { pedidoId: ajeno })
  expect((await porHttp(asesora)('obtenerDatosProspecto', { prospectoId })).correo).toBe('compartida@example.cl')
})

test('a booking that a shared phone joined to the sale of another is erased by its address; the appointment stays', async () => {
  const correo = 'el.hijo@example.cl'
  const prospectoId = await signInPostulante(asesora, { correo: 'la.madre@example.cl', celular: '987001144' })
  const { horas } = (await desk.anyone().post(routes.obtenerHorasDeReserva.path, { alias })).body.data
  const cliente = { nombre: 'Hijo Suyo', telefono: '987001144', correo, comentario: '' }
  await desk.anyone().post(routes.reservarHora.path, { alias, inicio: horas[0], modalidad: 'llamada', ...cliente })
  const antes = (await reservas()).length
  const citas = () => desk.db.selectFrom('cita').select('id').where('prospectoId', '=', prospectoId).execute()
  expect([(await citas()).length, (await cartasA(correo)).length]).toEqual([1, 1])
  const entrega = await admin.post(routes.exportarPersona.path, { pedidoId: await ask('acceso', correo) })
  expect(entrega.raw.toString('latin1')).toContain('Hijo Suyo')
  await porHttp(admin)('suprimirPersona', { pedidoId: await ask('supresion', correo) })
  expect([(await citas()).length, (await cartasA(correo)).length]).toEqual([1, 0])
  expect(await reservas()).toHaveLength(antes - 1)
})

test('the booking of a sale is of its person, not of the address', async () => {
  const correo = 'de.una.venta@example.cl'
  await signInPostulante(asesora, { correo })
  await reserve(correo)
  const antes = (await reservas()).length
  await porHttp(admin)('suprimirPersona', { pedidoId: await ask('supresion', correo) })
  expect(await reservas()).toHaveLength(antes)
})

test.each([
  ['bloqueo', CORREO, 'derecho'],
  ['acceso', 'sin arroba', 'documento'],
])('a request of %s by «%s» is refused at %s', async (derecho, documento, campo) => {
  const { status, body } = await admin.post(routes.registrarPedidoPersona.path, pedido(derecho, documento))
  expect([status, body.errores?.[0]?.campo ?? body.campo]).toEqual([400, campo])
})
