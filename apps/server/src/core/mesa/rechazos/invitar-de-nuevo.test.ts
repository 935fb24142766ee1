import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { cartaDe, enlaceEn, enter, type Invitada, invitada, NACIDA } from '../../../testing/electronica/electronica.ts'
import { porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
beforeAll(async () => {
  desk = await openDesk({ LOGIN_ATTEMPTS_PER_MINUTE: 10_000 })
  asesora = await desk.as('asesora')
})
afterAll(() => desk.close())

const ASUNTO = 'Complete su Declaración de Salud'
const INVITAR = routes.invitarDeNuevo.path

/** Invitation whose only link has three failed identities. */
async function bloqueada(): Promise<Invitada> {
  const venta = await invitada(desk, asesora)
  const dicho = { enlace: venta.enlace, documento: '11111111-1', fechaNacimiento: NACIDA }
  for (const _ of [1, 2, 3]) await desk.anyone().post(routes.identificarPostulante.path, dicho)
  return venta
}

const glosaDe = (ProspectoId: number) => porHttp(asesora)('obtenerGlosaAutenticacionRechazada', { ProspectoId })
const invitaciones = ({ prospectoId }: Invitada) =>
  desk.db
    .selectFrom('correo')
    .select('id')
    .where('prospectoId', '=', prospectoId)
    .where('asunto', '=', ASUNTO)
    .execute()

test('the advisor reads why and since when, and invites again in one act: another link opens, the old one does not', async () => {
  const venta = await bloqueada()
  const { prospectoId } = venta
  expect(await glosaDe(prospectoId)).toEqual({
    glosa: 'La identidad o el código del postulante no coincidieron tres veces.',
    rechazado: desk.clock.ahora(),
    puedeInvitar: true,
  })
  for (const route of [routes.reenviarInvitacion, routes.compartirInvitacion])
    expect((await asesora.post(route.path, { prospectoId })).body.codigo).toBe('invitacion_rechazada')
  expect((await asesora.post(INVITAR, { prospectoId })).body.data).toEqual({ resultado: 'enviada' })
  // a second press sends no second letter
  expect((await asesora.post(INVITAR, { prospectoId })).body.data).toMatchObject({ resultado: 'recienEnviada' })
  expect(await invitaciones(venta)).toHaveLength(2)
  expect(await glosaDe(prospectoId)).toEqual({ glosa: '', rechazado: null, puedeInvitar: false })
  expect((await desk.anyone().post(routes.abrirInvitacion.path, { enlace: venta.enlace })).status).toBe(404)
  const enlace = enlaceEn(await cartaDe(desk, prospectoId, ASUNTO))
  const dentro = await enter(desk, { ...venta, enlace })
  expect((await dentro.post('obtenerPostulacion')).status).toBe(200)
  const bitacora = await porHttp(asesora)('obtenerBitacoraProspecto', { prospectoId })
  expect(bitacora.map(({ estado }) => estado)).toEqual(
    expect.arrayContaining(['Autenticación rechazada', 'Rechazo de autenticación levantado']),
  )
})

test('the advisor cannot lift a rejection of the desk, nor one of another advisor’s case', async () => {
  const { prospectoId, identificador } = await invitada(desk, asesora)
  const mesa = porHttp(await desk.as('mesa'))
  await mesa('registrarRechazo', { declaracionSaludId: identificador, glosa: 'La cédula no es suya.' })
  expect((await asesora.post(INVITAR, { prospectoId })).body.codigo).toBe('rechazo_de_la_mesa')
  expect((await (await desk.as('asesor2')).post(INVITAR, { prospectoId })).status).toBe(404)
})
