import { existsSync } from 'node:fs'
import type { Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pass } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { ultimoAnioDeFeriados } from '@alerce/domain/base/fechas/tabla-feriados'
import type { FastifyInstance } from 'fastify'
import { type Composed, compose } from './composition.ts'
import type { Env } from './config/env.ts'
import { completeTarjetas } from './core/cartera/tarjeta/redo.ts'
import { pdfAparte } from './core/pdf-services.ts'
import { type Endpoint, listenMetrics } from './metrics/endpoint.ts'
import { type OpenedDatabase, openDatabase } from './open-database.ts'
import type { Clock } from './platform/clock.ts'
import { migrate } from './platform/db/migrate.ts'
import type { Traces } from './platform/traces/traces.ts'
import { seedAll } from './semilla/semilla.ts'
import { ensureBaseDelNucleo } from './upstream/conexion/ensure-base.ts'

const WEB = fileURLToPath(new URL('../../web/dist', import.meta.url))
const loopback = ['127.0.0.1', '::1', 'localhost']

/** The composed parts with their database, not yet started: for the server and for commands of the operator. */
export interface Opened {
  readonly composed: Composed
  /** Names of the demo users; empty outside the demo. */
  readonly users: readonly string[]
  close(): Promise<void>
}

/** Time in which requests on kept connections are still answered, with `connection: close`, milliseconds. */
const GRACE_MS = 300
/** Interval of the search for idle connections, milliseconds. */
const LOOK_MS = 50
/** Longest wait for an answer of PostgreSQL, milliseconds: no call takes so long, and a proxy gives up by then. */
const SILENCE_MS = 60_000
/** Time limit of pending replies, milliseconds: service managers wait about ten seconds, then kill. */
const DEADLINE_MS = 8000

/** Tracks the replies of a server for an orderly stop. Call it before the server listens. */
function leaving(app: FastifyInstance): () => Promise<void> {
  const server: Server = app.server
  const open = new Set<ServerResponse>()
  let left = false
  /** Closes the connection with this reply. */
  const last = (answer: ServerResponse) => {
    if (!answer.headersSent) answer.shouldKeepAlive = false
  }

  server.prependListener('request', (_request, answer) => {
    open.add(answer)
    answer.once('close', () => open.delete(answer))
    if (left) last(answer)
  })

  /** Answers every request that has arrived and closes its connection; resolves once no connection is left. */
  return async function leave(): Promise<void> {
    left = true
    for (const answer of open) last(answer)
    const connected = await new Promise<number>((resolve) =>
      server.getConnections((_error, count) => resolve(count ?? 0)),
    )
    if (connected > 0) await pass(GRACE_MS)
    const look = setInterval(() => server.closeIdleConnections(), LOOK_MS)
    const deadline = setTimeout(() => server.closeAllConnections(), DEADLINE_MS - GRACE_MS)
    try {
      await app.close()
    } finally {
      clearInterval(look)
      clearTimeout(deadline)
    }
  }
}

/** Migrates the database, fills missing data, and composes the parts. `dist`: folder of the built web. */
async function open(database: OpenedDatabase, clock: Clock, dist = WEB, traces: Traces | null = null): Promise<Opened> {
  const { env, log, connection, dataKey } = database
  const web = existsSync(join(dist, 'dashboard.html')) ? dist : null
  const composed = await compose({ env, log, clock, connection, dataKey, web, pdf: pdfAparte, traces })
  const newer = await migrate(composed.db)
  if (newer.length > 0)
    log.warn({ migraciones: newer }, 'la base es de una versión más nueva: se atiende tal como está')
  await ensureBaseDelNucleo(composed.db, env, clock)
  await completeTarjetas(composed.db)
  const users = await seedAll(composed.db, { env, clock, dataKey })
  const leave = leaving(composed.app)
  return {
    composed,
    users,
    close: async () => {
      // A call in progress may still queue jobs: the next start runs them
      await Promise.all([leave(), composed.jobs.stop()])
      await traces?.close()
      await database.close()
    },
  }
}

/** Composed parts for a command of the operator. Throws OperatorFailure. */
export const openFrom = async (env: Env, clock: Clock): Promise<Opened> => open(await openDatabase(env), clock)

/** Traces of this server. Their libraries are loaded only here: a server without them does not need the memory. */
const tracesOf = async ({ env, log }: OpenedDatabase): Promise<Traces | null> =>
  env.OTEL_EXPORTER_OTLP_ENDPOINT ? (await import('./platform/traces/open-traces.ts')).openTraces(env, log) : null

async function listenIfMeasured({ measured }: Composed, { env, log }: OpenedDatabase): Promise<Endpoint | null> {
  const { METRICS_PORT: port, METRICS_HOST: host } = env
  if (measured === null || port === undefined) return null
  const endpoint = await listenMetrics({ ...measured, log, host, port })
  log.info({ direccion: endpoint.address }, 'medidas')
  return endpoint
}

/**
 * Starts the server. `drain` makes it unready while it still serves every call. `stop` ends it in order: no new call,
 * running calls end, then the database closes.
 */
export async function startServer(database: OpenedDatabase, clock: Clock, dist = WEB) {
  const { env, log } = database
  const { composed, users, close } = await open(database, clock, dist, await tracesOf(database))
  if (clock.hoy() >= `${ultimoAnioDeFeriados}`)
    log.warn({ hasta: ultimoAnioDeFeriados }, 'la tabla de feriados se acaba')
  // From here on no statement takes long: migrations are done. A hung embedded engine has its own watchdog
  if (!database.connection.embedded) database.connection.patience.answerMs = SILENCE_MS
  await composed.startJobs()
  const address = await composed.app.listen({ port: env.PORT, host: env.HOST })
  const metrics = await listenIfMeasured(composed, database)
  if (env.DEMO && !loopback.includes(env.HOST))
    log.warn('la demostración tiene claves públicas: no la exponga fuera de esta máquina')
  return {
    address,
    users,
    drain: () => {
      log.info('por detenerse: /readyz ya no está listo')
      composed.drain()
    },
    stop: async (why: string) => {
      log.info({ why }, 'deteniendo')
      await metrics?.close()
      await close()
    },
  }
}
