import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { INICIO } from '../../../testing/template.ts'
import { porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let administracion: Client
beforeAll(async () => {
  desk = await openDesk()
  administracion = await desk.as('administracion')
})
afterAll(() => desk.close())

test('an action of an administrator is logged with author, time and address', async () => {
  await porHttp(administracion)('guardarEquipo', { nombre: 'Equipo Sur' })
  expect(await porHttp(administracion)('obtenerEventosSeguridad', {})).toEqual({
    eventos: [
      {
        eventoId: expect.any(Number),
        en: INICIO,
        actor: 'Ricardo Vidal',
        evento: 'Equipo guardado',
        sobre: 'Equipo Sur',
        ip: '127.0.0.1',
      },
    ],
    siguiente: null,
  })
})

test('a refused action is not logged', async () => {
  const before = await porHttp(administracion)('obtenerEventosSeguridad', {})
  await administracion.post(routes.guardarEquipo.path, { nombre: 'Equipo Costa' })
  expect(await porHttp(administracion)('obtenerEventosSeguridad', {})).toEqual(before)
})

test('it is read in pages, newest first', async () => {
  for (const n of [1, 2, 3]) await porHttp(administracion)('guardarEquipo', { nombre: `Equipo ${n}` })
  const first = await porHttp(administracion)('obtenerEventosSeguridad', { limite: 2 })
  expect(first.eventos.map((e) => e.sobre)).toEqual(['Equipo 3', 'Equipo 2'])
  const next = await porHttp(administracion)('obtenerEventosSeguridad', { limite: 1, cursor: first.siguiente! })
  expect(next.eventos.map((e) => e.sobre)).toEqual(['Equipo 1'])
})
