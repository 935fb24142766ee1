import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../../testing/client.ts'
import { type Desk, openDesk } from '../../../../testing/desk.ts'
import { invitacionEnviada } from '../../../../testing/invitaciones.ts'
import { dsNueva, porHttp } from '../../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  asesora = await desk.as('asesora')
})
afterAll(() => desk.close())

const change = (prospectoId: number, tipoVenta: 'M' | 'E', client = asesora) =>
  client.post(routes.cambiarTipoVenta.path, { prospectoId, tipoVenta })
const datos = (prospectoId: number) => porHttp(asesora)('obtenerDatosProspecto', { prospectoId })

test('a change to manual annuls the invitation, and the manual declaration can be made', async () => {
  const { prospectoId } = await invitacionEnviada(desk, asesora)
  const antes = await datos(prospectoId)
  expect((await asesora.post(routes.generarDSManual.path, { prospectoId })).body.data).toMatchObject({
    codigoError: 422,
  })
  expect((await change(prospectoId, 'M')).body.data).toBe('ok')
  const { tipoVenta, etapa, version } = await datos(prospectoId)
  expect({ tipoVenta, etapa }).toEqual({ tipoVenta: 'M', etapa: 'invitacionAnulada' })
  // the version rises, so that an open screen learns of the change
  expect(version).toBeGreaterThan(antes.version)
  const entradas = await porHttp(asesora)('obtenerBitacoraProspecto', { prospectoId })
  expect(entradas.map(({ estado }) => estado)).toEqual(
    expect.arrayContaining(['Tipo de venta cambiado: a manual', 'Invitación anulada: por su asesor']),
  )
  const hecha = await porHttp(asesora)('generarDSManual', { prospectoId })
  expect(hecha.declaracionSaludId).toEqual(expect.any(Number))
})

test('again, it changes nothing; and back, before anything is declared', async () => {
  const { prospectoId } = await invitacionEnviada(desk, asesora)
  for (const _ of [1, 2]) expect((await change(prospectoId, 'M')).status).toBe(200)
  expect((await change(prospectoId, 'E')).status).toBe(200)
  expect((await datos(prospectoId)).tipoVenta).toBe('E')
  expect((await asesora.post(routes.generarInvitacionDashboard.path, { prospectoId })).status).toBe(200)
})

test('a declaration that is made keeps its kind of sale', async () => {
  const { prospectoId } = await dsNueva(asesora)
  const { status, body } = await change(prospectoId, 'E')
  expect([status, body.descripcion]).toEqual([
    422,
    'El tipo de venta no cambia: la Declaración de Salud ya se generó en papel o la firmó el postulante.',
  ])
})

test('one that the applicant signed keeps it, too', async () => {
  const { prospectoId } = await invitacionEnviada(desk, asesora)
  await desk.db
    .updateTable('declaracion')
    .set({ etapa: 'resultado', enviadaEn: desk.clock.ahora() })
    .where('prospectoId', '=', prospectoId)
    .execute()
  expect((await change(prospectoId, 'M')).status).toBe(422)
  expect((await datos(prospectoId)).tipoVenta).toBe('E')
})

test('both of a pair are sold alike', async () => {
  const dos = [await invitacionEnviada(desk, asesora), await invitacionEnviada(desk, asesora)]
  const [uno, otro] = dos.map(({ prospectoId }) => prospectoId)
  if (uno === undefined || otro === undefined) throw new Error('two are needed')
  await desk.db.updateTable('prospecto').set({ parejaId: otro, otorga: true }).where('id', '=', uno).execute()
  await desk.db.updateTable('prospecto').set({ parejaId: uno, otorga: false }).where('id', '=', otro).execute()
  expect((await change(otro, 'M')).status).toBe(200)
  for (const id of [uno, otro]) expect((await datos(id)).tipoVenta).toBe('M')
})
