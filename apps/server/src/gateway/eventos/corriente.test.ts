import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { abrirCorriente, type Corriente } from './corriente.ts'

let app: FastifyInstance
let opened: Promise<Corriente>
let errors: unknown[]

beforeEach(async () => {
  errors = []
  const { promise, resolve } = Promise.withResolvers<Corriente>()
  opened = promise
  app = Fastify()
  app.addHook('onError', async (_request, _reply, error) => {
    errors.push(error)
  })
  app.get('/', (_request, reply) => {
    reply.raw.on('error', (error) => errors.push(error))
    resolve(abrirCorriente(reply))
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => app.close())

/** Asks for the stream over a bare connection. */
async function pedir() {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
  return { socket, corriente: await opened }
}

test('a screen that does not read is let go, and what was to be told to it with it', async () => {
  const { socket, corriente } = await pedir()
  socket.pause()
  let cerrada = false
  corriente.alCerrar(() => {
    cerrada = true
  })
  const largo = { nombre: 'sesion', data: { motivo: 'x'.repeat(32_000) } } as const
  while (!cerrada) {
    corriente.enviar(largo)
    await new Promise(setImmediate)
  }
  expect(cerrada).toBe(true)
  socket.destroy()
})

test('one that leaves while it is being told is no error', async () => {
  const { socket, corriente } = await pedir()
  const cerrada = new Promise<void>((resolve) => corriente.alCerrar(resolve))
  socket.resetAndDestroy()
  await cerrada
  corriente.latir()
  corriente.enviar({ nombre: 'cola', data: null })
  corriente.terminar()
  await new Promise(setImmediate)
  expect(errors).toEqual([])
})

test('one that had left before is told so at once', async () => {
  const { socket, corriente } = await pedir()
  const cerrada = new Promise<void>((resolve) => corriente.alCerrar(resolve))
  socket.destroy()
  await cerrada
  let again = false
  corriente.alCerrar(() => {
    again = true
  })
  expect(again).toBe(true)
})

test('the first bytes come at once, and an ended stream ends the connection', async () => {
  const { socket, corriente } = await pedir()
  let text = ''
  socket.on('data', (data) => {
    text += data
  })
  corriente.enviar({ nombre: 'prospecto', data: { prospectoId: 7 } })
  corriente.terminar()
  await once(socket, 'close')
  expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  expect(text.toLowerCase()).toContain('connection: close')
  expect(text).toContain(':\n\nretry: 3000\n\n')
  expect(text).toContain('event: prospecto\ndata: {"prospectoId":7}\n\n')
})
