import { randomUUID } from 'node:crypto'
import { common } from '@alerce/contract/messages/common'
import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../core/refusal.ts'
import { presentRefusal } from './envelope.ts'

const none = ["'none'"]
const nothing = { 'default-src': none, 'base-uri': none, 'form-action': none, 'frame-ancestors': none }
const YEAR_S = 31_536_000
/** After how long who was told that the service is not there may come back. */
const RETRY_S = 5

/** A number for each request, ours alone: it stands in the log and in the reply, and no caller can choose it. */
export const newRequestId = (): string => randomUUID()

/**
 * A page of another site that makes a browser write here. Our own pages are of this origin; programs that are no
 * browser send no such header, and bearer tokens do not travel by themselves.
 */
function isCrossSite({ method, headers }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'HEAD' || headers.authorization) return false
  const site = headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

/** Headers of an answer that no hook has touched: to an address that no route can read. */
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
  /** The public address is https, so no browser may ever come by http again. */
  readonly https: boolean
  /** The time, which pages on a device with a wrong clock take from here. */
  readonly ahora: () => string
}

/** What every answer carries. */
export async function mountHeaders(app: FastifyInstance, { https, ahora }: Mounted): Promise<void> {
  await app.register(helmet, {
    // of the API; pages bring their own (pages/csp.ts)
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
