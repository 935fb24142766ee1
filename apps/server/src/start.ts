import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ultimoAnioDeFeriados } from '@alerce/domain/base/fechas/tabla-feriados'
import { type Composed, compose } from './composition.ts'
import type { Env } from './config/env.ts'
import { completarTarjetas } from './core/cartera/tarjeta/rehacer.ts'
import { pdfAparte } from './core/pdf-services.ts'
import { leaving } from './leaving.ts'
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
