import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { common } from '@alerce/contract/messages/common'
import { Refusal } from '../core/refusal.ts'
import { presentRefusal } from './envelope.ts'

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
