import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, openDesk } from '../../../../testing/desk.ts'
import { firmada } from '../../../../testing/electronica/electronica.ts'
import { porHttp } from '../../../../testing/ventas.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

test('an authorisation is revoked once, also after signing, notifies the advisor, and cannot be renewed', async () => {
  const asesora = await desk.as('asesora')
  const call = porHttp(asesora)
  const { venta, postulante } = await firmada(desk, asesora)
  const { prospectoId, identificador } = venta
  const leida = async () => (await postulante.post('obtenerSeguimiento')).body.data.previred
  const avance = async () => (await call('obtenerAvanceInvitacion', { prospectoId }))?.previred
  const { version, autorizado } = await leida()
  expect([autorizado, await avance()]).toEqual([true, 'autorizada'])
  for (const _ of [1, 2])
    expect((await postulante.post('decidirPrevired', { autoriza: false, version })).body.data).toBe('ok')
  expect([(await leida()).autorizado, await avance()]).toEqual([false, 'retirada'])
  const dichos = await desk.db
    .selectFrom('constanciaPostulante')
    .select('acepta')
    .where('declaracionId', '=', identificador)
    .where('que', '=', 'previred')
    .orderBy('id')
    .execute()
  expect(dichos.map(({ acepta }) => acepta)).toEqual([true, false])
  const { notificaciones } = await call('obtenerNotificaciones', {})
  const suyas = notificaciones.filter((una) => una.prospectoId === prospectoId)
  expect(suyas.filter(({ mensaje }) => mensaje.includes('retiró su autorización'))).toHaveLength(1)
  const deNuevo = await postulante.post('decidirPrevired', { autoriza: true, version })
  expect([deNuevo.status, deNuevo.body.codigo]).toEqual([422, 'ds_bloqueada'])
})
