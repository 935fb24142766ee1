import { randomUUID } from 'node:crypto'
import { common } from '@alerce/contract/messages/common'
import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../core/refusal.ts'
import { presentRefusal } from './envelope.ts'

const none = ["'none'"]
const nothing = { 'default-src': none, 'base-uri': none, 'form-action': none, 'frame-ancestors': none }
const YEAR_S = 31_536_000
/** Retry-After of a 503, seconds. */
const RETRY_S = 5

/** Request id for the log and the reply; callers cannot choose it. */
export const newRequestId = (): string => randomUUID()

/**
 * A write sent by a browser from a page of another site. Our own pages share the origin; programs that are no browser
 * send no such header, and bearer tokens are not sent automatically.
 */
function isCrossSite({ method, headers }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'HEAD' || headers.authorization) return false
  const site = headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

/** Headers of replies without hooks: to addresses that no route can parse. */
export const bareHeaders = {
  'content-security-policy': Object.entries(nothing)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join(';'),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
} as const

interface Mounted {
  /** The public address is https: HSTS forbids http from then on. */
  readonly https: boolean
  /** Server time, for pages on a device with a wrong clock. */
  readonly ahora: () => string
}

/** Headers of every reply. */
export async function mountHeaders(app: FastifyInstance, { https, ahora }: Mounted): Promise<void> {
  await app.register(helmet, {
    // Policy of the API; pages bring their own (pages/csp.ts)
    contentSecurityPolicy: { useDefaults: false, directives: nothing },
    hsts: https ? { maxAge: YEAR_S, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 503) reply.header('retry-after', String(RETRY_S))
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    reply.header('date', new Date(ahora()).toUTCString())
    reply.header('permissions-policy', 'camera=(self), geolocation=(), microphone=(), payment=()')
    if (!isCrossSite(request)) return
    const { status, body } = presentRefusal(null, new Refusal(common.csrf), false)
    await reply.code(status).send(body)
  })
}
