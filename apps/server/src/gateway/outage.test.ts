import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Outage } from '../platform/db/outage.ts'
import type { Client } from '../testing/client.ts'
import { type Desk, openDesk } from '../testing/desk.ts'

let desk: Desk
let asesora: Client
beforeAll(async () => {
  desk = await openDesk()
  asesora = await desk.as('asesora')
})
afterAll(() => desk.close())

const rango = { rangoInicio: '01-01-2026', rangoTermino: '07-10-2026', pagina: 1, limite: 15 }
const nuevo = {
  tipoProspecto: 'REF',
  nombres: 'maría',
  apellidoPaterno: 'núñez',
  apellidoMaterno: 'soto',
  celular: '912345678',
  correo: 'maria.nunez@example.cl',
}

/** Makes the next queries that begin so fail as on a connection that has just died, `times` times. */
async function loseConnection(begin: string, times: number, code = '57P01') {
  const client = await desk.connection.pool.connect()
  let left = times
  const { query } = client
  client.query = ((asked: string | { text: string }, ...rest: unknown[]) => {
    const text = typeof asked === 'string' ? asked : asked.text
    if (left === 0 || !text.startsWith(begin)) return Reflect.apply(query, client, [asked, ...rest])
    left -= 1
    return Promise.reject(Object.assign(new Error('terminating connection'), { code }))
  }) as never
  client.release()
  return () => {
    client.query = query
  }
}

test('a write on a lost connection returns 503 with Retry-After', async () => {
  const restore = await loseConnection('insert into "prospecto"', 1)
  const answer = await asesora.post(routes.ingresarProspecto.path, nuevo)
  restore()
  expect([answer.status, answer.body.codigo]).toEqual([503, 'servicio_no_disponible'])
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
})

test('a write on a full disk says so, a read goes on', async () => {
  const restore = await loseConnection('insert into "prospecto"', 1, '53100')
  const answer = await asesora.post(routes.ingresarProspecto.path, nuevo)
  expect([answer.status, answer.body.codigo]).toEqual([503, 'sin_espacio'])
  expect((await asesora.post(routes.obtenerProspectos.path, rango)).status).toBe(200)
  expect((await asesora.post(routes.ingresarProspecto.path, nuevo)).status).toBe(200)
  restore()
})

test('on a full disk writes are refused beforehand, reads go on, and readyz reports it', async () => {
  const { ensureRoom } = desk.connection
  const connection = desk.connection as { ensureRoom: typeof ensureRoom }
  connection.ensureRoom = () => Promise.reject(new Outage('full', 'prueba'))
  const answer = await asesora.post(routes.ingresarProspecto.path, nuevo)
  expect([answer.status, answer.body.codigo]).toEqual([503, 'sin_espacio'])
  expect((await asesora.post(routes.obtenerProspectos.path, rango)).status).toBe(200)
  const ready = await desk.app.inject('/readyz')
  expect([ready.statusCode, ready.json().estado]).toEqual([503, 'sin espacio'])
  expect((await desk.app.inject('/healthz')).statusCode).toBe(200)
  connection.ensureRoom = ensureRoom
  expect((await asesora.post(routes.ingresarProspecto.path, nuevo)).status).toBe(200)
  expect((await desk.app.inject('/readyz')).json().estado).toBe('listo')
})

test('a request of a disconnected client, without address, is dropped without a failure', async () => {
  const url = await desk.app.listen({ port: 0, host: '127.0.0.1' })
  // As for requests queued behind others on a closed connection
  desk.app.server.once('connection', (socket) => Object.defineProperty(socket, 'remoteAddress', { value: undefined }))
  const answer = await fetch(`${url}/healthz`).then(
    ({ status }) => status,
    () => 'dropped',
  )
  expect(answer).toBe('dropped')
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
})

test('a read on a lost connection is repeated once', async () => {
  const once = await loseConnection('start transaction', 1)
  expect((await asesora.post(routes.obtenerMiDia.path, {})).status).toBe(200)
  once()
  const ever = await loseConnection('start transaction', 100)
  expect((await asesora.post(routes.obtenerMiDia.path, {})).status).toBe(503)
  ever()
})
