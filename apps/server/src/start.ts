import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ultimoAnioDeFeriados } from '@alerce/domain/base/fechas/tabla-feriados'
import { type Composed, compose } from './composition.ts'
import type { Env } from './config/env.ts'
import { connect } from './contact.ts'
import { pdfAparte } from './core/pdf-services.ts'
import { leaving } from './leaving.ts'
import type { Clock } from './platform/clock.ts'
import { lockDataDir } from './platform/data-dir.ts'
import { migrate } from './platform/db/migrate.ts'
import { createLog, type Log } from './platform/log.ts'
import { ensureSafe } from './ready.ts'
import { sembrar } from './semilla/semilla.ts'

const WEB = fileURLToPath(new URL('../../web/dist', import.meta.url))
const loopback = ['127.0.0.1', '::1', 'localhost']

/** The parts on their database, joined but at rest: for the server, and for a command of the operator. */
export interface Opened {
  readonly composed: Composed
  readonly log: Log
  /** Names of the demo users; empty outside the demo. */
  readonly users: readonly string[]
  close(): Promise<void>
}

/** Opens the database, brings it up to date, fills what is missing, and joins the parts. `dist`: where the built web is. */
export async function open(env: Env, clock: Clock, dist = WEB): Promise<Opened> {
  ensureSafe(env)
  const log = createLog(env.LOG_LEVEL)
  // PostgreSQL serves many processes; the embedded database only one
  const unlock = env.DATABASE_URL ? undefined : lockDataDir(env.DATA_DIR)
  const { connection, dataKey } = await connect(env, log).catch((error: unknown) => {
    unlock?.()
    throw error
  })
  const web = existsSync(join(dist, 'dashboard.html')) ? dist : null
  const composed = await compose({ env, log, clock, connection, dataKey, web, pdf: pdfAparte })
  await migrate(composed.db, composed.vault)
  const users = await sembrar(composed.db, { env, clock, dataKey })
  const leave = leaving(composed.app)
  return {
    composed,
    log,
    users,
    close: async () => {
      // a call in progress may still queue work: that is for whoever starts next
      await Promise.all([leave(), composed.jobs.stop()])
      await connection.close()
      unlock?.()
    },
  }
}

/** The server, listening. `stop` ends it in order: no new call, what runs is finished, then the database. */
export async function startServer(env: Env, clock: Clock, dist = WEB) {
  const { composed, log, users, close } = await open(env, clock, dist)
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
