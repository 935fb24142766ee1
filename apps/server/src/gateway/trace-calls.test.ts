import Fastify, { type FastifyBaseLogger, LogController } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLog } from '../platform/log.ts'
import { openTraces } from '../platform/traces/open-traces.ts'
import type { Traces } from '../platform/traces/traces.ts'
import { startReceiver } from '../testing/otlp.ts'
import { testEnv } from '../testing/template.ts'
import { traceCalls } from './trace-calls.ts'

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const traceparent = `00-${TRACE}-b7ad6b7169203331-01`

let receiver: Awaited<ReturnType<typeof startReceiver>>
let traces: Traces
let lines: string[]
beforeEach(async () => {
  receiver = await startReceiver()
  lines = []
})
afterEach(() => receiver.close())

/** A server with one operation, one page, and the lines of its log. */
function open() {
  const log = createLog('info', { to: { write: (line) => void lines.push(line) } })
  traces = openTraces({ ...testEnv, OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url }, log)
  const quiet = new LogController({ disableRequestLogging: true })
  const app = Fastify({ loggerInstance: log as FastifyBaseLogger, logController: quiet })
  app.addHook('onResponse', async (request) => request.log.info('respuesta'))
  traceCalls(app, traces)
  app.get('/api/:id', { config: { operation: 'obtenerAlgo' } }, async (request, reply) => {
    request.log.info('adentro')
    return await reply.code(Number((request.params as { id: string }).id)).send('{}')
  })
  app.get('/pagina', async () => 'hola')
  return app
}

test('each line of a call carries its trace, the last one too; the address stays out of its span', async () => {
  const app = open()
  await app.inject({ url: '/api/200?rut=16482305-9', headers: { traceparent } })
  await traces.close()
  expect(lines.map((line) => JSON.parse(line)).map(({ msg, trace_id }) => [msg, trace_id])).toEqual([
    ['adentro', TRACE],
    ['respuesta', TRACE],
  ])
  const [span] = receiver.spans()
  expect([span?.name, span?.kind, span?.attributes]).toEqual([
    'obtenerAlgo',
    2,
    {
      'alerce.operation': 'obtenerAlgo',
      'http.request.method': 'GET',
      'http.route': '/api/:id',
      'http.response.status_code': 200,
    },
  ])
})

test.each([
  [404, {}],
  [503, { code: 2 }],
])('a call answered %d has the status %o', async (code, status) => {
  await open().inject(`/api/${code}`)
  await traces.close()
  expect(receiver.spans()[0]?.status).toMatchObject(status)
  expect(receiver.spans()[0]?.attributes['error.type']).toBe(code === 503 ? '503' : undefined)
})

test('a page has no trace', async () => {
  await open().inject('/pagina')
  await traces.close()
  expect(receiver.spans()).toEqual([])
})
