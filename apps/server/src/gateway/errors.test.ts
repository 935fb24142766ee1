import { connect } from 'node:net'
import { common } from '@alerce/contract/messages/common'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WaitingRefused } from '../platform/side-process/in-turn.ts'
import { SideProcessEnded } from '../platform/side-process/side-process.ts'
import { answerClientError, errorHandler, levelOf, technicalRefusal } from './errors.ts'

let app: FastifyInstance
let port: number
beforeAll(async () => {
  app = Fastify({ clientErrorHandler: answerClientError })
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(() => app.close())

/** Raw reply to raw bytes. */
function answerTo(sent: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(sent))
    let said = ''
    socket.setEncoding('utf8')
    socket.on('data', (part) => {
      said += part
    })
    socket.once('error', reject)
    socket.once('close', () => resolve(said))
  })
}

test.each([
  [
    'an address that is too long',
    `GET /?x=${'x'.repeat(70_000)} HTTP/1.1\r\nhost: a\r\n\r\n`,
    431,
    'La dirección de la petición es demasiado larga.',
  ],
  ['a message that is not HTTP', 'ñandú\r\n\r\n', 400, 'Revise los datos ingresados.'],
])('%s is refused in the envelope of all, and in Spanish', async (_what, sent, status, descripcion) => {
  const [head = '', body = ''] = (await answerTo(sent)).split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(JSON.parse(body)).toMatchObject({ httpCode: status, descripcion, data: null })
})

test.each([
  ['a client that leaves during an answer is not logged as a failure', 'ERR_STREAM_PREMATURE_CLOSE', 0],
  ['a failure of the server is logged', 'ERR_OTHER', 1],
])('%s', async (_what, code, told) => {
  const lines: string[] = []
  const other = Fastify({ logger: { level: 'error', stream: { write: (line: string) => void lines.push(line) } } })
  other.setErrorHandler(errorHandler({}))
  other.get('/', async () => {
    throw Object.assign(new Error('cerrada'), { code })
  })
  await other.inject('/')
  expect(lines).toHaveLength(told)
  await other.close()
})

test.each([
  ['too many wait already', new WaitingRefused(), common.ocupado, 'warn'],
  ['a process ended before it answered', new SideProcessEnded(), common.interrumpido, 'error'],
])('%s answers 503 and asks to retry', (_que, error, { code, text }, nivel) => {
  const { definition, texto } = technicalRefusal(error, null)
  expect([definition.status, definition.code, texto, levelOf(error)]).toEqual([503, code, text, nivel])
})
