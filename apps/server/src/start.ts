import { existsSync } from 'node:fs'
import type { Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pass } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { ultimoAnioDeFeriados } from '@alerce/domain/base/fechas/tabla-feriados'
import type { FastifyInstance } from 'fastify'
import { type Composed, compose } from './composition.ts'
import type { Env } from './config/env.ts'
import { completarTarjetas } from './core/cartera/tarjeta/rehacer.ts'
import { pdfAparte } from './core/pdf-services.ts'
import { type OpenedDatabase, openDatabase } from './open-database.ts'
import type { Clock } from './platform/clock.ts'
import { migrate } from './platform/db/migrate.ts'
import { sembrar } from './semilla/semilla.ts'

const WEB = fileURLToPath(new URL('../../web/dist', import.meta.url))
const loopback = ['127.0.0.1', '::1', 'localhost']

/** The parts on their database, joined but at rest: for the server, and for a command of the operator. */
export interface Opened {
  readonly composed: Composed
  /** Names of the demo users; empty outside the demo. */
  readonly users: readonly string[]
  close(): Promise<void>
}

/** Whoever asks on a kept connection within this time is still answered, and told to come no more on it. */
const GRACE_MS = 300
/** How often connections that fell idle are looked for. */
const LOOK_MS = 50
/** Who has no answer by then gets none: what started the server waits ten seconds or so, then kills. */
const DEADLINE_MS = 8000

/** Watches the answers of a server, so that it can be left in order. To be called before it listens. */
function leaving(app: FastifyInstance): () => Promise<void> {
  const server: Server = app.server
  const open = new Set<ServerResponse>()
  let left = false
  /** The connection ends with this answer. */
  const last = (answer: ServerResponse) => {
    if (!answer.headersSent) answer.shouldKeepAlive = false
  }

  server.prependListener('request', (_request, answer) => {
    open.add(answer)
    answer.once('close', () => open.delete(answer))
    if (left) last(answer)
  })

  /** Every request that has arrived is answered and its connection closed; resolves when nobody is connected any more. */
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

/** Brings the database up to date, fills what is missing, and joins the parts. `dist`: where the built web is. */
async function open(database: OpenedDatabase, clock: Clock, dist = WEB): Promise<Opened> {
  const { env, log, connection, dataKey } = database
  const web = existsSync(join(dist, 'dashboard.html')) ? dist : null
  const composed = await compose({ env, log, clock, connection, dataKey, web, pdf: pdfAparte })
  await migrate(composed.db)
  await completarTarjetas(composed.db)
  const users = await sembrar(composed.db, { env, clock, dataKey })
  const leave = leaving(composed.app)
  return {
    composed,
    users,
    close: async () => {
      // a call in progress may still queue work: that is for whoever starts next
      await Promise.all([leave(), composed.jobs.stop()])
      await database.close()
    },
  }
}

/** The parts for a command of the operator. Throws OperatorFailure. */
export const openFrom = async (env: Env, clock: Clock): Promise<Opened> => open(await openDatabase(env), clock)

/** The server, listening. `stop` ends it in order: no new call, what runs is finished, then the database. */
export async function startServer(database: OpenedDatabase, clock: Clock, dist = WEB) {
  const { env, log } = database
  const { composed, users, close } = await open(database, clock, dist)
  if (clock.hoy() >= `${ultimoAnioDeFeriados}`)
    log.warn({ hasta: ultimoAnioDeFeriados }, 'la tabla de feriados se acaba')
  await composed.startJobs()
  const address = await composed.app.listen({ port: env.PORT, host: env.HOST })
  if (env.DEMO && !loopback.includes(env.HOST))
    log.warn('la demostración tiene claves públicas: no la exponga fuera de esta máquina')
  return {
    address,
    users,
    stop: async (why: string) => {
      log.info({ why }, 'deteniendo')
      await close()
    },
  }
}
