import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { nucleoMessages as m } from '@alerce/contract/messages/base/nucleo'
import { isapres, regiones } from '@alerce/contract/operations/base/referencia'
import { prospectoGestionado } from '@alerce/contract/operations/cartera/lista'
import { RUTA_DE_TOKEN } from '@alerce/contract/wire/token'
import { afterEach, expect, test } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { createUpstream } from './upstream.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

const open: (() => void)[] = []
afterEach(() => {
  for (const close of open.splice(0)) close()
})

const json =
  (status: number, body: unknown): Answer =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const ok = json(200, { httpCode: 200, data: [{ codigo: 13 }] })
const text =
  (body: string): Answer =>
  (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(body)
/** Takes the request and never answers. */
const silent: Answer = () => undefined
const cut: Answer = (request) => request.socket.destroy()

/** A core that answers in this order, then with the last one for ever. It counts its tokens and its calls. */
async function coreWith(answers: readonly Answer[], settings: Partial<Parameters<typeof createUpstream>[0]> = {}) {
  const seen = { tokens: 0, calls: [] as { path: string; headers: IncomingMessage['headers'] }[] }
  const server = createServer((request, response) => {
    if (request.url === RUTA_DE_TOKEN) {
      seen.tokens += 1
      return json(200, { access_token: `t${seen.tokens}`, expires_in: 3600 })(request, response)
    }
    const answer = answers[Math.min(seen.calls.length, answers.length - 1)] ?? ok
    seen.calls.push({ path: request.url ?? '', headers: request.headers })
    return answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  open.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const client = { url: `http://127.0.0.1:${port}`, id: 'panel', secret: 'x', ...settings }
  return { seen, server, upstream: createUpstream(client) }
}

const read = { operation: regiones, payload: {} }
const write = { operation: prospectoGestionado, payload: { prospectoId: 7, ip: '192.0.2.1' } }
const refusal = (definition: object) => expect.objectContaining({ definition })

test('calls at once share one token, and after a 401 they share its renewal', async () => {
  const expired = { token: '' }
  const { seen, upstream } = await coreWith([
    (request, response) => (request.headers.authorization === expired.token ? json(401, {}) : ok)(request, response),
  ])
  await Promise.all(Array.from({ length: 8 }, () => upstream.call(read)))
  expect(seen.tokens).toBe(1)
  expired.token = 'Bearer t1'
  await Promise.all(Array.from({ length: 8 }, () => upstream.call(read)))
  expect(seen.tokens).toBe(2)
})

test('a read is asked once more when the core is away, and a write never', async () => {
  const { seen, upstream } = await coreWith([json(503, {}), ok])
  expect(await upstream.call(read)).toEqual([{ codigo: 13 }])
  expect(seen.calls).toHaveLength(2)
  const other = await coreWith([json(503, {})])
  await expect(other.upstream.call(write)).rejects.toEqual(refusal(m.noResponde))
  expect(other.seen.calls).toHaveLength(1)
})

test('a write whose reply never came is told as uncertain; one that was never sent is not', async () => {
  const slow = await coreWith([silent], { patience: { read: 5000, write: 200 } })
  await expect(slow.upstream.call(write)).rejects.toEqual(refusal(m.incierto))
  const broken = await coreWith([cut])
  await expect(broken.upstream.call(write)).rejects.toEqual(refusal(m.incierto))
  const { upstream, server } = await coreWith([ok])
  await new Promise((resolve) => server.close(resolve))
  await expect(upstream.call(write)).rejects.toEqual(refusal(m.noResponde))
})

test.each([
  ['a page in HTML', text('<html><h1>Mantención</h1></html>')],
  ['half a reply', text('{"httpCode":200,"data":[{"cod')],
  ['a refusal of our own client', json(401, { httpCode: 401 })],
  ['an error of the core itself', json(500, { httpCode: 500 })],
])('%s is told as a reply that cannot be understood', async (_title, answer) => {
  const { upstream } = await coreWith([answer])
  await expect(upstream.call(read)).rejects.toEqual(refusal(m.incomprensible))
})

test('a refusal of the core keeps its words, code and fields', async () => {
  const errores = [{ campo: 'rut', mensaje: 'El RUT no es válido.' }]
  const { upstream } = await coreWith([json(422, { httpCode: 422, codigo: 'x', descripcion: 'No se puede.', errores })])
  await expect(upstream.call(write)).rejects.toMatchObject({
    ...{ texto: 'No se puede.', errores },
    definition: { code: 'x', status: 422 },
  })
})

test('after five failures in a row nothing is sent until the core is tried again', async () => {
  const away = json(503, {})
  const { seen, upstream } = await coreWith([away, away, away, away, away, ok], { halfOpenMs: 50 })
  for (let times = 0; times < 5; times += 1) await expect(upstream.call(write)).rejects.toThrow()
  expect(upstream.answers()).toBe(false)
  await expect(upstream.call(write)).rejects.toEqual(refusal(m.noResponde))
  expect(seen.calls).toHaveLength(5)
  expect(await eventually(() => upstream.call(read))).toEqual([{ codigo: 13 }])
  expect(upstream.answers()).toBe(true)
})

test('a call that hangs takes no place of another call', async () => {
  const { upstream } = await coreWith([
    (request, response) => (request.url === isapres.path ? ok(request, response) : undefined),
  ])
  const hanging = Array.from({ length: 48 }, () => upstream.call(read).catch(() => null))
  await expect(upstream.call(read)).rejects.toEqual(refusal(m.ocupado))
  expect(await upstream.call({ operation: isapres, payload: {} })).toEqual([{ codigo: 13 }])
  for (const close of open.splice(0)) close()
  await Promise.all(hanging)
})

test('the trace and the key of the act travel to the core', async () => {
  const parent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  const { seen, upstream } = await coreWith([json(200, { httpCode: 200, data: 'ok' })], { traceparent: () => parent })
  await upstream.call({ ...write, clave: 'acto-0001' })
  expect(seen.calls[0]?.headers).toMatchObject({ traceparent: parent, 'idempotency-key': 'acto-0001' })
})
