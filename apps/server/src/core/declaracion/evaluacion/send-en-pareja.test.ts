import { parejaMessages } from '@alerce/contract/messages/postulacion/pareja'
import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { declare, generateDS } from '../../../semilla/demo/recorrido.ts'
import { type Client, rechazoEn } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { nuevaDeclaracion, parejaNueva, porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
beforeAll(async () => {
  desk = await openDesk()
  asesora = await desk.as('asesora')
})
afterAll(() => desk.close())

const ESPERA = parejaMessages.otorganteSinTerminar.text
const send = async (identificador: number) => await asesora.post(routes.enviarDS.path, { identificador })

/** A manual pair with both declarations generated, the receiver's answered to the end. */
async function parejaPorEnviar() {
  const call = porHttp(asesora)
  const ids = await parejaNueva(asesora, 'confirmada')
  const otorga = await generateDS(call, ids.otorga)
  const recibe = await generateDS(call, ids.recibe)
  await declare(call, recibe, nuevaDeclaracion(), 'resumenDeclaracion')
  return { call, ids, otorga, recibe }
}

test('the receiver of a manual pair sends after the giver, and every place says so until then', async () => {
  const { call, ids, otorga, recibe } = await parejaPorEnviar()
  const prospectoId = ids.recibe
  const handle = async () => [
    await call('validarGestionarCompensado', { prospectoId }),
    (await call('resolverGestion', { prospectoId })).detiene?.texto ?? null,
    (await call('obtenerVenta', { prospectoId })).esperaEnPareja,
    (await call('obtenerPareja', { prospectoId })).recibe.espera,
  ]
  expect(rechazoEn(await send(recibe))).toEqual([422, ESPERA])
  expect(await handle()).toEqual([ESPERA, ESPERA, 'otorga', 'otorga'])

  await declare(call, otorga, nuevaDeclaracion(), 'resultado')
  expect(await handle()).toEqual(['ok', null, null, null])
  const { notificaciones } = await call('obtenerNotificaciones', {})
  expect(notificaciones.find((una) => una.prospectoId === prospectoId)?.mensaje).toBe(
    'La otra persona de la pareja avanzó. Complete su Declaración de Salud.',
  )
  expect((await send(recibe)).status).toBe(200)
})

test('a receiver with a giver that ended cannot send', async () => {
  const { ids, recibe } = await parejaPorEnviar()
  await desk.db.updateTable('declaracion').set({ etapa: 'rechazado' }).where('prospectoId', '=', ids.otorga).execute()
  expect(rechazoEn(await send(recibe))).toEqual([422, parejaMessages.detenida.text])
})
