import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { cartaDe, enlaceEn, firmada } from '../../../testing/electronica/electronica.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

test('who signs and is accepted at once reads it on the page that is open, and by either link later', async () => {
  const { venta, postulante } = await firmada(desk, await desk.as('asesora'))
  const carta = await cartaDe(desk, venta.prospectoId, 'Hay un resultado de su Declaración de Salud')
  expect(carta).not.toContain('reemplaza')
  for (const enlace of [venta.enlace, enlaceEn(carta)]) {
    const { status, body } = await postulante.post('obtenerPostulacion', { enlace })
    expect([status, body.data?.paso]).toEqual([200, 'enviada'])
    expect((await desk.anyone().post(routes.abrirInvitacion.path, { enlace })).status).toBe(200)
  }
})
