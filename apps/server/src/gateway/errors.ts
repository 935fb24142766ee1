import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { lecturaMessages } from '@alerce/contract/messages/base/archivos'
import { common } from '@alerce/contract/messages/common'
import type { Operation } from '@alerce/contract/operation'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../core/refusal.ts'
import { BucketAway } from '../platform/almacen/bucket.ts'
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
 * Reads and drops the rest of a body refused as too large: a client cut off while sending sees a broken connection and
 * never reads the reason. Beyond PATIENCE_BYTES the connection is closed.
 */
function readOn({ raw }: FastifyRequest, reply: FastifyReply): void {
  reply.removeHeader('connection')
  let left = PATIENCE_BYTES
  raw.on('data', (part: Buffer) => {
    left -= part.length
    if (left < 0) raw.destroy()
  })
}

/** Log level of a failure: a full queue does not fill the log with errors, and the bucket logs its own outage. */
export function levelOf(error: unknown): 'debug' | 'warn' | 'error' {
  if (error instanceof BucketAway) return 'debug'
  return error instanceof WaitingRefused ? 'warn' : 'error'
}

/** Reply to an unexpected failure, in the words of the specification for this call; the cause stays in the log. */
export function technicalRefusal(error: unknown, operation: Operation | null): Refusal {
  if (error instanceof Outage && error.kind === 'full') return new Refusal(common.sinEspacio)
  if (error instanceof WaitingRefused) return new Refusal(common.ocupado)
  if (error instanceof BucketAway) return new Refusal(lecturaMessages.sinAlmacen)
  if (error instanceof SideProcessEnded) return new Refusal(common.interrumpido)
  const definition = error instanceof Outage ? common.unavailable : common.unexpected
  return new Refusal(definition, operation ? { texto: operation.failure.text } : {})
}

/** Error handler for failures before an operation runs, with the messages of the operation or the general ones. */
export const errorHandler = (own: ByStatus) => (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  const status = error.statusCode ?? 500
  const known = own[status] ?? byStatus[status] ?? (status < 500 ? () => new Refusal(common.invalid) : undefined)
  // A client that leaves during a reply is no server failure
  if (!known && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') request.log.error({ err: error }, 'fallo del servidor')
  if (status === 413) readOn(request, reply)
  const presented = presentRefusal(null, known?.() ?? technicalRefusal(error, null), false)
  return reply.code(presented.status).send(presented.body)
}

/** Handles failures before an operation runs (bad JSON, too large, too often, no such path), in the same envelope. */
export function mountErrors(app: FastifyInstance): void {
  app.setErrorHandler(errorHandler({}))
  // Rate limit also for unknown paths, against scanning
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (_request, reply) => {
    const { status, body } = presentRefusal(null, new Refusal(common.notFound), false)
    return reply.code(status).send(body)
  })
}

/** Answers an address that no route can parse (a broken %, a part too long) as not found, without repeating it. */
export function answerUnreadableAddress(_error: Error, _request: unknown, reply: FastifyReply): void {
  const { status, body } = presentRefusal(null, new Refusal(common.notFound), false)
  reply.code(status).headers(bareHeaders).type('application/json; charset=utf-8').send(body)
}

const byCode: Readonly<Record<string, () => Refusal>> = {
  HPE_HEADER_OVERFLOW: () => new Refusal(common.addressTooLong),
  ERR_HTTP_REQUEST_TIMEOUT: () => new Refusal(common.tooSlow),
}

/** Answers unreadable requests (headers too long, a body that is too slow), in the same envelope. */
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
