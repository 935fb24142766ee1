import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { common } from '@alerce/contract/messages/common'
import type { Operation } from '@alerce/contract/operation'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../core/refusal.ts'
import { Outage } from '../platform/db/outage.ts'
import { WaitingRefused } from '../platform/side-process/in-turn.ts'
import { SideProcessEnded } from '../platform/side-process/side-process.ts'
import { presentRefusal } from './envelope.ts'
import { bareHeaders } from './headers.ts'

type ByStatus = Readonly<Record<number, () => Refusal>>

const byStatus: ByStatus = {
  400: () => new Refusal(common.notJson),
  404: () => new Refusal(common.notFound),
  413: () => new Refusal(common.tooLarge),
  415: () => new Refusal(common.notJson),
  429: () => new Refusal(common.tooMany),
}

const PATIENCE_BYTES = 16 * 1024 * 1024

/**
 * What is still on its way of a body refused as too large is read and dropped: a sender that is cut off while it
 * sends sees a broken connection and never reads why. Beyond some patience it is cut off.
 */
function readOn({ raw }: FastifyRequest, reply: FastifyReply): void {
  reply.removeHeader('connection')
  let left = PATIENCE_BYTES
  raw.on('data', (part: Buffer) => {
    left -= part.length
    if (left < 0) raw.destroy()
  })
}

/** How loud a failure is told in the log: who asks for too much at once does not fill it with failures. */
export const levelOf = (error: unknown) => (error instanceof WaitingRefused ? 'warn' : 'error')

/** A failure that nobody designed, in the words the specification has for this call; the cause stays in the log. */
export function technicalRefusal(error: unknown, operation: Operation | null): Refusal {
  if (error instanceof Outage && error.kind === 'full') return new Refusal(common.sinEspacio)
  if (error instanceof WaitingRefused) return new Refusal(common.ocupado)
  if (error instanceof SideProcessEnded) return new Refusal(common.interrumpido)
  const definition = error instanceof Outage ? common.unavailable : common.unexpected
  return new Refusal(definition, operation ? { texto: operation.failure.text } : {})
}

/** What goes wrong before an operation runs, told in these words, or in those of all. */
export const errorHandler = (own: ByStatus) => (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  const status = error.statusCode ?? 500
  const known = own[status] ?? byStatus[status] ?? (status < 500 ? () => new Refusal(common.invalid) : undefined)
  // who left in the middle of an answer is nobody's failure
  if (!known && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') request.log.error({ err: error }, 'fallo del servidor')
  if (status === 413) readOn(request, reply)
  const presented = presentRefusal(null, known?.() ?? technicalRefusal(error, null), false)
  return reply.code(presented.status).send(presented.body)
}

/** What goes wrong before an operation runs (bad JSON, too large, too often, no such path), in the same envelope. */
export function mountErrors(app: FastifyInstance): void {
  app.setErrorHandler(errorHandler({}))
  // who tries path after path is slowed down like everyone
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (_request, reply) => {
    const { status, body } = presentRefusal(null, new Refusal(common.notFound), false)
    return reply.code(status).send(body)
  })
}

/** An address that no route can read (a broken %, a part too long): as one that is not there, and never repeated. */
export function answerUnreadableAddress(_error: Error, _request: unknown, reply: FastifyReply): void {
  const { status, body } = presentRefusal(null, new Refusal(common.notFound), false)
  reply.code(status).headers(bareHeaders).type('application/json; charset=utf-8').send(body)
}

const byCode: Readonly<Record<string, () => Refusal>> = {
  HPE_HEADER_OVERFLOW: () => new Refusal(common.addressTooLong),
  ERR_HTTP_REQUEST_TIMEOUT: () => new Refusal(common.tooSlow),
}

/** What is no request that could be read (headers too long, a body drop by drop), in the same envelope as all else. */
export function answerClientError(error: { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (!socket.writable) return void socket.destroy()
  const refusal = byCode[error.code ?? '']?.() ?? new Refusal(common.invalid)
  const { status, body } = presentRefusal(null, refusal, false)
  const text = JSON.stringify(body)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    'cache-control: no-store',
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`)
}
