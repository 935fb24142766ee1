import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, openDesk } from '../../testing/desk.ts'
import { porHttp } from '../../testing/ventas.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

test('the demo has a request that waits, one that was authorized and one that was rejected', async () => {
  const jefatura = porHttp(await desk.as('jefatura'))
  const { pendientes, filas } = await jefatura('obtenerAutorizaciones', {})
  expect([pendientes, filas.map(({ estado, asesor }) => [estado, asesor])]).toEqual([1, [[0, 'Camila Rojas']]])
  const { filas: decididas } = await jefatura('obtenerAutorizaciones', { cuales: 'decididas' })
  expect(decididas.map(({ estado, decididaPor }) => [estado, decididaPor])).toEqual([
    [2, 'Patricia Núñez'],
    [1, 'Patricia Núñez'],
  ])
  const { notificaciones } = await jefatura('obtenerNotificaciones', {})
  expect(notificaciones.map(({ tipo, leida }) => [tipo, leida])).toEqual([
    ['solicitud', 'N'],
    ['solicitud', 'S'],
    ['solicitud', 'S'],
  ])
})
