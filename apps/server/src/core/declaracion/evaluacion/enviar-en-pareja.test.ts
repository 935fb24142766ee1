import { parejaMessages } from '@alerce/contract/messages/postulacion/pareja'
import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { declarar, generarDS } from '../../../semilla/demo/recorrido.ts'
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
const enviar = async (identificador: number) => await asesora.post(routes.enviarDS.path, { identificador })

/** A manual pair with both declarations generated, the receiver's answered to the end. */
async function parejaPorEnviar() {
  const llamar = porHttp(asesora)
  const ids = await parejaNueva(asesora, 'confirmada')
  const otorga = await generarDS(llamar, ids.otorga)
  const recibe = await generarDS(llamar, ids.recibe)
  await declarar(llamar, recibe, nuevaDeclaracion(), 'resumenDeclaracion')
  return { llamar, ids, otorga, recibe }
}

test('the receiver of a manual pair sends after the giver, and every place says so until then', async () => {
  const { llamar, ids, otorga, recibe } = await parejaPorEnviar()
  const prospectoId = ids.recibe
  const gestionar = async () => [
    await llamar('validarGestionarCompensado', { prospectoId }),
    (await llamar('resolverGestion', { prospectoId })).detiene?.texto ?? null,
    (await llamar('obtenerVenta', { prospectoId })).esperaEnPareja,
    (await llamar('obtenerPareja', { prospectoId })).recibe.espera,
  ]
  expect(rechazoEn(await enviar(recibe))).toEqual([422, ESPERA])
  expect(await gestionar()).toEqual([ESPERA, ESPERA, 'otorga', 'otorga'])

  await declarar(llamar, otorga, nuevaDeclaracion(), 'resultado')
  expect(await gestionar()).toEqual(['ok', null, null, null])
  const { notificaciones } = await llamar('obtenerNotificaciones', {})
  expect(notificaciones.find((una) => una.prospectoId === prospectoId)?.mensaje).toBe(
    'La otra persona de la pareja avanzó. Complete su Declaración de Salud.',
  )
  expect((await enviar(recibe)).status).toBe(200)
})

test('a receiver whose giver has ended does not send', async () => {
  const { ids, recibe } = await parejaPorEnviar()
  await desk.db.updateTable('declaracion').set({ etapa: 'rechazado' }).where('prospectoId', '=', ids.otorga).execute()
  expect(rechazoEn(await enviar(recibe))).toEqual([422, parejaMessages.detenida.text])
})
