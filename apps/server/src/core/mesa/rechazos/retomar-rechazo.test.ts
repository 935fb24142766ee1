import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { type Invitada, invitada, NACIDA } from '../../../testing/electronica/electronica.ts'
import { INICIO } from '../../../testing/template.ts'
import { porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
let mesa: Client
beforeAll(async () => {
  desk = await openDesk({ LOGIN_ATTEMPTS_PER_MINUTE: 10_000 })
  asesora = await desk.as('asesora')
  mesa = await desk.as('mesa')
})
afterAll(() => desk.close())
beforeEach(() => desk.clock.move(INICIO))

const RETOMAR = routes.retomarRechazo.path
const DESPUES = '2026-10-06T14:00:00.000Z'
const glosa = 'La cédula no es suya.'

const identify = ({ enlace, postulante }: Invitada, documento = postulante.rut) =>
  desk.anyone().post(routes.identificarPostulante.path, { enlace, documento, fechaNacimiento: NACIDA })
const filaDe = (id: number) =>
  desk.db.selectFrom('rechazoAutenticacion').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const enlacesDe = ({ identificador }: Invitada) =>
  desk.db
    .selectFrom('enlaceInvitacion')
    .select(['id', 'fallos', 'bloqueado'])
    .where('declaracionId', '=', identificador)
    .orderBy('id')
    .execute()
const etapaDe = async ({ identificador }: Invitada) => (await porHttp(asesora)('obtenerEtapa', { identificador })).etapa

/** Rejection by the desk on one day, lifted on another; `fallos`: failed identities before it. */
async function levantada({ fallos = 0 } = {}) {
  const venta = await invitada(desk, asesora)
  for (let i = 0; i < fallos; i += 1) await identify(venta, '11111111-1')
  const antes = await enlacesDe(venta)
  const declaracionSaludId = venta.identificador
  const { rechazoId } = await porHttp(mesa)('registrarRechazo', { declaracionSaludId, glosa })
  const fila = await filaDe(rechazoId)
  desk.clock.move(DESPUES)
  await porHttp(mesa)('levantarRechazo', { rechazoId })
  return { venta, rechazoId, fila, antes }
}

async function seRefuta({ rechazoId, venta }: { readonly rechazoId: number; readonly venta: Invitada }) {
  const [fila, enlaces, etapa] = [await filaDe(rechazoId), await enlacesDe(venta), await etapaDe(venta)]
  const { status, body } = await mesa.post(RETOMAR, { rechazoId })
  expect([status, body.codigo]).toEqual([422, 'rechazo_no_se_retoma'])
  expect([await filaDe(rechazoId), await enlacesDe(venta), await etapaDe(venta)]).toEqual([fila, enlaces, etapa])
}

test('undone, the rejection is restored with day, reason and links; the Bitácora notes both', async () => {
  const { venta, rechazoId, fila, antes } = await levantada({ fallos: 2 })
  const { prospectoId } = venta
  expect(await filaDe(rechazoId)).toMatchObject({ en: INICIO, levantadoEn: DESPUES, levantadoPor: expect.any(String) })
  expect(await enlacesDe(venta)).toMatchObject([{ fallos: 0, bloqueado: null }])
  const cartas = () => desk.db.selectFrom('correo').select('id').where('prospectoId', '=', prospectoId).execute()
  const enviadas = await cartas()
  for (const _ of [1, 2]) expect(await porHttp(mesa)('retomarRechazo', { rechazoId })).toBe('ok')
  expect(await filaDe(rechazoId)).toEqual(fila)
  expect([antes[0]?.fallos, await enlacesDe(venta)]).toEqual([2, antes])
  expect(await etapaDe(venta)).toBe('bloqueado')
  expect(await porHttp(asesora)('obtenerGlosaAutenticacionRechazada', { ProspectoId: prospectoId })).toEqual({
    glosa,
    rechazado: INICIO,
    puedeInvitar: false,
  })
  expect((await identify(venta)).body.data).toEqual({ estado: 'bloqueado' })
  const dichas = await porHttp(asesora)('obtenerBitacoraProspecto', { prospectoId })
  expect(
    dichas.filter(({ bitacoraId }) => [153, 345].includes(bitacoraId)).map(({ bitacoraId }) => bitacoraId),
  ).toEqual([345, 153])
  expect(await cartas()).toEqual(enviadas)
})

test('lifted again, it can be undone again', async () => {
  const { venta, rechazoId, fila, antes } = await levantada({ fallos: 1 })
  const call = porHttp(mesa)
  await call('retomarRechazo', { rechazoId })
  await call('levantarRechazo', { rechazoId })
  await call('retomarRechazo', { rechazoId })
  expect([await filaDe(rechazoId), await enlacesDe(venta)]).toEqual([fila, antes])
})

test('its seven days run from the day of the rejection', async () => {
  const { venta, rechazoId } = await levantada()
  await porHttp(mesa)('retomarRechazo', { rechazoId })
  desk.clock.move('2026-10-14T13:00:00.001Z')
  await porHttp(await desk.as('asesora'))('anularProspectosRechazados', {})
  expect((await filaDe(rechazoId)).anuladoEn).not.toBeNull()
  const { status, body } = await (await desk.as('mesa')).post(RETOMAR, { rechazoId })
  expect([status, body.codigo]).toEqual([422, 'rechazo_anulado'])
  asesora = await desk.as('asesora')
  mesa = await desk.as('mesa')
  expect(await etapaDe(venta)).toBe('invitacionAnulada')
})

test.each<[string, (venta: Invitada) => Promise<unknown>]>([
  ['the applicant was known by it', (venta) => identify(venta)],
  ['somebody failed at it', (venta) => identify(venta, '11111111-1')],
  ['another link was handed on', ({ prospectoId }) => porHttp(asesora)('compartirInvitacion', { prospectoId })],
  ['it was mailed again', ({ prospectoId }) => porHttp(asesora)('reenviarInvitacion', { prospectoId })],
  ['it was annulled', ({ prospectoId }) => porHttp(asesora)('anularInvitacion', { prospectoId })],
  [
    'it was rejected anew, and that lifted',
    async ({ identificador }) => {
      const call = porHttp(mesa)
      const otro = await call('registrarRechazo', { declaracionSaludId: identificador, glosa: 'Otra vez.' })
      await call('levantarRechazo', otro)
    },
  ],
])('is refused in words, and changes nothing, once %s', async (_, cambia) => {
  const caso = await levantada()
  await cambia(caso.venta)
  await seRefuta(caso)
})

test('the desk cannot undo a lifting that the advisor made by inviting again', async () => {
  const venta = await invitada(desk, asesora)
  for (const _ of [1, 2, 3]) await identify(venta, '11111111-1')
  const { prospectoId } = venta
  const { filas } = await porHttp(mesa)('obtenerRechazos', { limite: 50 })
  const rechazoId = filas.find((fila) => fila.prospectoId === prospectoId)?.rechazoId ?? 0
  await porHttp(asesora)('invitarDeNuevo', { prospectoId })
  await seRefuta({ venta, rechazoId })
})

test('answers 404 for an unknown rejection, and 403 to other roles', async () => {
  expect((await mesa.post(RETOMAR, { rechazoId: 999_999_999 })).status).toBe(404)
  for (const usuario of ['asesora', 'jefatura', 'contraloria', 'administracion'])
    expect((await (await desk.as(usuario)).post(RETOMAR, { rechazoId: 1 })).status).toBe(403)
})
