import type { Operation } from '@alerce/contract/operation'
import { openApi } from '@alerce/contract/wire/openapi'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { direccionDe, type Env, esHttps } from '../config/env.ts'
import type { Clock } from '../platform/clock.ts'
import type { ReplicaFacts } from '../platform/db/replica-reads.ts'
import type { Log } from '../platform/log.ts'
import type { Traces } from '../platform/traces/traces.ts'
import type { Vault } from '../platform/vault.ts'
import { mountBaja } from './baja.ts'
import { type AdmitClient, mountOauth } from './bearer/oauth.ts'
import type { Tokens } from './bearer/tokens.ts'
import { mountCobros } from './cobros.ts'
import { compressAnswers } from './compression.ts'
import { type Calendars, mountDav } from './dav/dav.ts'
import { type Empresa, mountEmpresa, type PartsOfEntry } from './empresa/empresa.ts'
import { answerClientError, answerUnreadableAddress, mountErrors } from './errors.ts'
import { mountHeaders, newRequestId } from './headers.ts'
import { type EstadoDelCatalogo, mountHealth } from './health.ts'
import { type CallMeter, measureCalls } from './measure.ts'
import { mountPages } from './pages/pages.ts'
import { mountReferencia } from './pages/referencia.ts'
import { mountOperations, type Pipeline } from './pipeline.ts'
import { type KeyOfEvidence, mountPublished } from './published.ts'
import { traceCalls } from './trace-calls.ts'

export interface Gateway {
  readonly env: Env
  readonly log: Log
  readonly clock: Clock
  readonly operations: readonly Operation[]
  readonly pipeline: Pipeline
  readonly tokens: Tokens
  readonly admitClient: AdmitClient
  readonly calendars: Calendars
  readonly vault: Vault
  /** Login with the account of the company; null: not configured. */
  readonly empresa: Empresa | null
  readonly enterByEmpresa: PartsOfEntry
  readonly ping: () => Promise<void>
  /** Throws Outage `full`. */
  readonly ensureRoom: () => Promise<void>
  /** Missing or stale tables of the catalogue. */
  readonly surtido: () => Promise<EstadoDelCatalogo>
  /** Public keys that sign packs of evidence. */
  readonly publishedKeys: () => Promise<readonly KeyOfEvidence[]>
  /** The database engine runs in this process. */
  readonly embedded: boolean
  /** The server is about to stop. */
  readonly isDraining: () => boolean
  /** Notices of the database have not arrived for too long. */
  readonly isDeaf: () => boolean
  /** The store of files answers. */
  readonly filesAnswer: () => Promise<boolean>
  /** The remote core answers; null: there is none. */
  readonly nucleo: (() => Promise<boolean>) | null
  /** State of the replica and the reads that it served; null: there is none. */
  readonly replica: (() => ReplicaFacts) | null
  /** Counter of calls; null: nobody reads it. */
  readonly calls: CallMeter | null
  /** Hears the only address of all requests, behind a proxy that is not trusted. */
  readonly onOnlyAddress: (direccion: string) => void
  /** null: calls are not traced. */
  readonly traces: Traces | null
  /** Folder of the built web; null serves the API alone. */
  readonly web: string | null
}

function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    // the route's pattern, never the address: ids and codes stay out of the log
    const ruta = request.routeOptions.url ?? 'sin ruta'
    request.log.info({ ruta, estado: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'respuesta')
  })
}

/** Requests queued on a connection that the client has closed: no address, and no reply needed. */
function dropAbandoned(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.ip) return
    reply.hijack()
    request.raw.destroy()
  })
}

/** Forwarded requests after which a single address means a proxy, not a coincidence. */
const ENOUGH = 100

/**
 * Warns once when forwarded requests all come from one address: a proxy that is not trusted. Limits per address would
 * count everybody as one. Requests without the header come from no proxy that TRUST_PROXY would help with.
 */
export function watchAddresses(app: FastifyInstance, warn: (direccion: string) => void): void {
  let only: string | undefined
  let left = ENOUGH
  app.addHook('onRequest', async ({ headers, ip }) => {
    if (left === 0 || headers['x-forwarded-for'] === undefined) return
    only ??= ip
    left = ip === only ? left - 1 : 0
    if (left === 0 && ip === only) warn(ip)
  })
}

/** Assets are not rate limited: one screen asks for dozens, and an office shares one address. */
const isAsset = ({ url }: FastifyRequest): boolean => url.startsWith('/assets/')

const WINDOW_S = 60

/**
 * Tells a bearer client, in each reply, how many requests of its address are left (draft-ietf-httpapi-ratelimit-headers).
 * The limit is per address: «direccion» is its name in both fields.
 */
function tellLimits(app: FastifyInstance): void {
  app.addHook('onSend', async ({ headers }, reply) => {
    const left = reply.getHeader('x-ratelimit-remaining')
    if (left === undefined || !/^bearer /i.test(headers.authorization ?? '')) return
    reply.header('ratelimit-policy', `"direccion";q=${reply.getHeader('x-ratelimit-limit')};w=${WINDOW_S}`)
    reply.header('ratelimit', `"direccion";r=${left};t=${reply.getHeader('x-ratelimit-reset')}`)
  })
}

/** The HTTP server: everything a browser or a bearer client can reach. */
export async function createApp(gateway: Gateway): Promise<FastifyInstance> {
  const { env } = gateway
  const app = Fastify({
    loggerInstance: gateway.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    // Time limit for a body that arrives byte by byte
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    clientErrorHandler: answerClientError,
    frameworkErrors: answerUnreadableAddress,
    trustProxy: env.TRUST_PROXY ?? false,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
  })
  // Bodies are JSON, the form of the token call, or a file where the operation declares it
  app.removeContentTypeParser('text/plain')
  logRequests(app)
  if (gateway.calls) measureCalls(app, gateway.calls)
  if (gateway.traces) traceCalls(app, gateway.traces)
  dropAbandoned(app)
  if (!env.TRUST_PROXY)
    watchAddresses(app, (direccion) => {
      gateway.onOnlyAddress(direccion)
      gateway.log.warn({ direccion }, 'todas las peticiones llegan de una dirección: indique el proxy en TRUST_PROXY')
    })
  await mountHeaders(app, { https: esHttps(env.PUBLIC_URL), ahora: gateway.clock.ahora })
  await app.register(rateLimit, { max: env.REQUESTS_PER_MINUTE, timeWindow: WINDOW_S * 1000, allowList: isAsset })
  tellLimits(app)
  mountErrors(app)
  compressAnswers(app)
  await app.register(cookie)
  mountHealth(app, gateway)
  mountPublished(app, gateway)
  await mountOauth(app, { ...gateway, attemptsPerMinute: env.LOGIN_ATTEMPTS_PER_MINUTE })
  await mountDav(app, {
    ...gateway.calendars,
    ...gateway.pipeline,
    clock: gateway.clock,
    attemptsPerMinute: env.LOGIN_ATTEMPTS_PER_MINUTE,
  })
  await mountEmpresa(app, {
    ...gateway,
    ...gateway.enterByEmpresa,
    authenticate: gateway.pipeline.authenticate,
    direccion: direccionDe(env),
    ahora: gateway.clock.ahora,
    attemptsPerMinute: env.LOGIN_ATTEMPTS_PER_MINUTE,
  })
  await mountBaja(app, gateway.pipeline.core)
  await mountCobros(app, gateway.pipeline.core, env.LOGIN_ATTEMPTS_PER_MINUTE)
  let document: object | undefined
  app.get('/api/openapi.json', async () => {
    document ??= openApi(gateway.operations)
    return document
  })
  mountReferencia(app, { operations: gateway.operations, porMinuto: env.REQUESTS_PER_MINUTE })
  await mountOperations(app, gateway.operations, gateway.pipeline)
  if (gateway.web) await mountPages(app, gateway.web, gateway.clock.hoy)
  return app
}
