import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type EventStream, openStream } from './stream.ts'

let app: FastifyInstance
let opened: Promise<EventStream>
let errors: unknown[]

beforeEach(async () => {
  errors = []
  const { promise, resolve } = Promise.withResolvers<EventStream>()
  opened = promise
  app = Fastify()
  app.addHook('onError', async (_request, _reply, error) => {
    errors.push(error)
  })
  app.get('/', (_request, reply) => {
    reply.raw.on('error', (error) => errors.push(error))
    resolve(openStream(reply))
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => app.close())

/** Requests the stream over a raw socket. */
async function request() {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
  return { socket, corriente: await opened }
}

test('a screen that does not read is disconnected, and its pending events are dropped', async () => {
  const { socket, corriente: stream } = await request()
  socket.pause()
  let cerrada = false
  stream.onClose(() => {
    cerrada = true
  })
  const largo = { nombre: 'sesion', data: { motivo: 'x'.repeat(32_000) } } as const
  while (!cerrada) {
    stream.send(largo)
    await new Promise(setImmediate)
  }
  expect(cerrada).toBe(true)
  socket.destroy()
})

test('sending to a closed stream is not an error', async () => {
  const { socket, corriente: stream } = await request()
  const cerrada = new Promise<void>((resolve) => stream.onClose(resolve))
  socket.resetAndDestroy()
  await cerrada
  stream.send({ nombre: 'latido', data: null })
  stream.send({ nombre: 'cola', data: null })
  stream.end()
  await new Promise(setImmediate)
  expect(errors).toEqual([])
})

test('a listener added after the stream closed is called at once', async () => {
  const { socket, corriente: stream } = await request()
  const cerrada = new Promise<void>((resolve) => stream.onClose(resolve))
  socket.destroy()
  await cerrada
  let again = false
  stream.onClose(() => {
    again = true
  })
  expect(again).toBe(true)
})

test('the first bytes come at once, and an ended stream ends the connection', async () => {
  const { socket, corriente: stream } = await request()
  let text = ''
  socket.on('data', (data) => {
    text += data
  })
  stream.send({ nombre: 'prospecto', data: { prospectoId: 7 } })
  stream.end()
  await once(socket, 'close')
  expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  expect(text.toLowerCase()).toContain('connection: close')
  expect(text).toContain(':\n\nretry: 3000\n\n')
  expect(text).toContain('event: prospecto\ndata: {"prospectoId":7}\n\n')
})
