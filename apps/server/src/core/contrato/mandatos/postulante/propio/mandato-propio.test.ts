import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PostulanteDemo } from '../../../../../semilla/demo/recorrido.ts'
import type { Client } from '../../../../../testing/client.ts'
import { type Desk, openDesk } from '../../../../../testing/desk.ts'
import { enter, firmada, invitada } from '../../../../../testing/electronica/electronica.ts'
import { porHttp } from '../../../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
beforeAll(async () => {
  desk = await openDesk()
  asesora = await desk.as('asesora')
})
afterAll(() => desk.close())

/** Signed by their applicant and authorized by the machine. */
async function autorizada(quien: Partial<PostulanteDemo>) {
  const { venta, postulante } = await firmada(desk, asesora, quien)
  const { situacion } = (await postulante.post('obtenerSeguimiento')).body.data
  expect(situacion).toBe('autorizada')
  return { venta, postulante }
}

test('a voluntary authorises the payment in the signature session, without identifying again', async () => {
  const { venta, postulante } = await autorizada({ tipoTrabajador: 'V' })
  const { data } = (await postulante.post('obtenerMandatoPropio')).body
  expect(data).toMatchObject({ estado: 'pendiente', isapre: 'Alerce', totalUF: expect.any(Number) })
  const grant = (version: string) => postulante.post('otorgarMandatoPropio', { acepta: true, version })
  expect((await grant('otro monto')).body.codigo).toBe('mandato_cambio')
  const otorgado = (await grant(data.version)).body.data
  expect(otorgado).toMatchObject({ estado: 'otorgado', referencia: expect.stringMatching(/^AUT-/) })
  // pressed twice it is one, and read again it stands
  expect((await grant(data.version)).body.data).toEqual(otorgado)
  expect((await postulante.post('obtenerMandatoPropio')).body.data).toEqual(otorgado)
  const consentido = await desk.db
    .selectFrom('consentimientoMandato as c')
    .innerJoin('mandato as m', 'm.id', 'c.mandatoId')
    .select(['c.enlaceId', 'c.metodo', 'c.texto'])
    .where('m.declaracionId', '=', venta.identificador)
    .execute()
  expect(consentido).toEqual([
    { enlaceId: null, metodo: expect.stringContaining('código de un solo uso'), texto: data.consentimiento.join('\n') },
  ])
  const { notificaciones } = await porHttp(asesora)('obtenerNotificaciones', {})
  const suyas = notificaciones.filter(
    ({ prospectoId, tipo }) => prospectoId === venta.prospectoId && tipo === 'mandato',
  )
  expect(suyas).toHaveLength(1)
})

test('a dependent worker and an unsigned DS are not asked, and the call is refused', async () => {
  const { postulante } = await autorizada({ rentaCertificada: true })
  const sinFirmar = await enter(desk, await invitada(desk, asesora, { tipoTrabajador: 'V' }))
  for (const { post } of [postulante, sinFirmar])
    expect((await post('obtenerMandatoPropio')).body.data).toEqual({ estado: 'noCorresponde' })
  const { status, body } = await postulante.post('otorgarMandatoPropio', { acepta: true, version: '1' })
  expect([status, body.codigo]).toEqual([422, 'mandato_no_corresponde'])
  expect((await asesora.post(routes.obtenerMandatoPropio.path, {})).status).toBe(403)
})
