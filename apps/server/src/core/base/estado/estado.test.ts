import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'

let desk: Desk
let administracion: Client
beforeAll(async () => {
  desk = await openDesk()
  administracion = await desk.as('administracion')
})
afterAll(() => desk.close())

interface Hecho {
  readonly grupo: string
  readonly asunto: string
  readonly estado: string
  readonly texto: string
  readonly pantalla: string | null
}

const hechos = (): Promise<Hecho[]> => administracion.data(routes.obtenerEstado.path)
const hecho = async (asunto: string) => (await hechos()).find((one) => one.asunto === asunto)

test('the state names each group once, in order, with its facts', async () => {
  const grupos = (await hechos()).map(({ grupo }) => grupo)
  expect([...new Set(grupos)]).toEqual([
    ...['servidor', 'base', 'trabajos', 'correo', 'avisos', 'tablas', 'archivos', 'registro'],
  ])
  expect(grupos.filter((grupo, at) => grupo !== grupos[at - 1])).toHaveLength(8)
})

test('a fact says its state and the screen that mends it', async () => {
  expect(await hecho('UF')).toMatchObject({ estado: 'bien', pantalla: 'catalogo' })
  expect(await hecho('Antivirus')).toMatchObject({ estado: 'incierto', pantalla: null })
  expect(await hecho('Métricas')).toMatchObject({ estado: 'incierto', texto: 'no se miden (METRICS_PORT)' })
  // The demo reads its letters in the outbox
  expect(await hecho('Servidor de correo')).toMatchObject({ estado: 'bien' })
})

test('a proxy that is not trusted asks for attention once all requests come through it', async () => {
  expect(await hecho('Direcciones')).toBeUndefined()
  const headers = { 'x-forwarded-for': '203.0.113.9' }
  for (let at = 0; at < 100; at++) await desk.app.inject({ url: '/robots.txt', headers, remoteAddress: '10.0.0.5' })
  expect(await hecho('Direcciones')).toMatchObject({
    estado: 'atender',
    texto: expect.stringMatching(/^todas las peticiones llegan de 10\.0\.0\.5 .* TRUST_PROXY$/),
  })
})
