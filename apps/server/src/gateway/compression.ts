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

/** Below this the headers of it weigh as much as it saves. */
const WORTH_IT = 1024
/** Above this it takes longer than everybody else may wait: another thread does it. */
const AT_ONCE = 262_144

const isText = /^(text\/|application\/(problem\+)?json|image\/svg)/

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const zlib = { level: 1 }

/** In the order in which they are preferred: by processor time for the same size, measured on a page of the list. */
const ways = [
  { name: 'zstd', now: (body: Buffer) => zstdCompressSync(body), later: promisify(zstdCompress) },
  {
    name: 'br',
    now: (body: Buffer) => brotliCompressSync(body, brotli),
    later: (body: Buffer) => promisify(brotliCompress)(body, brotli),
  },
  {
    name: 'gzip',
    now: (body: Buffer) => gzipSync(body, zlib),
    later: (body: Buffer) => promisify(gzip)(body, zlib),
  },
] as const

/** What a client takes, of what it wrote in Accept-Encoding: `gzip, br;q=0.5`, where `q=0` is a no. */
function wayFor(accepted: string) {
  const taken = accepted.split(',').flatMap((one) => {
    const [name = '', ...rest] = one.split(';').map((part) => part.trim().toLowerCase())
    return rest.some((part) => /^q=0(\.0*)?$/.test(part)) ? [] : [name]
  })
  return ways.find(({ name }) => taken.includes(name))
}

const isPackable = (reply: FastifyReply): boolean =>
  !reply.hasHeader('content-encoding') && isText.test(String(reply.getHeader('content-type') ?? ''))

/**
 * Answers of text go compressed. In one call and not through a stream, which for a few kilobytes costs four times what
 * compressing them does.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const body = typeof payload === 'string' ? Buffer.from(payload) : payload
    if (!Buffer.isBuffer(body) || !isPackable(reply)) return payload
    reply.header('vary', 'accept-encoding')
    const way = body.length < WORTH_IT ? undefined : wayFor(request.headers['accept-encoding'] ?? '')
    if (!way) return payload
    reply.header('content-encoding', way.name).removeHeader('content-length')
    return body.length > AT_ONCE ? await way.later(body) : way.now(body)
  })
}
