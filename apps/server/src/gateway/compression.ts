import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  zstdCompress,
  zstdCompressSync,
} from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** Below this size the headers weigh as much as the saving. */
const WORTH_IT = 1024
/** Above this size compression would block other calls: another thread does it. */
const AT_ONCE = 262_144

const isText = /^(text\/|application\/(problem\+)?json|image\/svg)/

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const zlib = { level: 1 }

const ways = {
  zstd: { now: (body: Buffer) => zstdCompressSync(body), later: promisify(zstdCompress) },
  br: {
    now: (body: Buffer) => brotliCompressSync(body, brotli),
    later: (body: Buffer) => promisify(brotliCompress)(body, brotli),
  },
  gzip: { now: (body: Buffer) => gzipSync(body, zlib), later: (body: Buffer) => promisify(gzip)(body, zlib) },
}
/** In order of preference: processor time for the same size, measured on a page of the list. */
const encodings = ['zstd', 'br', 'gzip'] as const

/** The first of our encodings that Accept-Encoding allows (`gzip, br;q=0.5`; `q=0` forbids one). */
export function encodingFor<E extends string>(accepted: string, ours: readonly E[]): E | undefined {
  const allowed = accepted.split(',').flatMap((one) => {
    const [name = '', ...rest] = one.split(';').map((part) => part.trim().toLowerCase())
    return rest.some((part) => /^q=0(\.0*)?$/.test(part)) ? [] : [name]
  })
  return ours.find((one) => allowed.includes(one))
}

const isPackable = (reply: FastifyReply): boolean =>
  !reply.hasHeader('content-encoding') && isText.test(String(reply.getHeader('content-type') ?? ''))

/** Compresses text replies in a single call: a stream costs four times the compression of a few kilobytes. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const body = typeof payload === 'string' ? Buffer.from(payload) : payload
    if (!Buffer.isBuffer(body) || !isPackable(reply)) return payload
    reply.header('vary', 'accept-encoding')
    if (body.length < WORTH_IT) return payload
    const encoding = encodingFor(request.headers['accept-encoding'] ?? '', encodings)
    if (!encoding) return payload
    reply.header('content-encoding', encoding).removeHeader('content-length')
    return body.length > AT_ONCE ? await ways[encoding].later(body) : ways[encoding].now(body)
  })
}
