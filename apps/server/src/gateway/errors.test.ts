import { connect } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerClientError } from './errors.ts'

let app: FastifyInstance
let port: number
beforeAll(async () => {
  app = Fastify({ clientErrorHandler: answerClientError })
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(() => app.close())

/** What is answered to bytes as they are. */
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
  ['what is no HTTP', 'ñandú\r\n\r\n', 400, 'Revise los datos ingresados.'],
])('%s is refused in the envelope of all, and in Spanish', async (_what, sent, status, descripcion) => {
  const [head = '', body = ''] = (await answerTo(sent)).split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(JSON.parse(body)).toMatchObject({ httpCode: status, descripcion, data: null })
})
