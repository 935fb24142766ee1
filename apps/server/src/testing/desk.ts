import { inject } from 'vitest'
import { type Composed, compose } from '../composition.ts'
import type { Env } from '../config/env.ts'
import { fixedClock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { createLog } from '../platform/log.ts'
import { leerLoPropio } from '../platform/pdf-texto/lector.ts'
import { type Client, createClient } from './client.ts'
import { createShelf } from './golden/shelf.ts'
import { DATA_KEY, INICIO, testEnv } from './template.ts'

export interface Desk {
  readonly db: Db
  readonly clock: ReturnType<typeof fixedClock>
  readonly app: Composed['app']
  /** A person of the demo, logged in. */
  as(usuario: string): Promise<Client>
  /** A bearer client of the API. */
  bearer(): Promise<Client>
  /** Nobody. */
  anyone(): Client
  /** Starts the background jobs (mails, papers); most tests do not need them. */
  startJobs(): Promise<void>
  close(): Promise<void>
}

/**
 * A fresh server on a copy of the golden database: one a test file, closed at its end. It reads the certificates that
 * tests make; `leerPdf`: as the product does, for a test that hands in what others made.
 */
export async function openDesk(env: Partial<Env> = {}, { leerPdf = leerLoPropio } = {}): Promise<Desk> {
  const { connection, drop } = await createShelf(inject('databaseUrl')).copy(inject('seeded'))
  const clock = fixedClock(INICIO)
  const merged = { ...testEnv, ...env }
  const log = createLog(merged.LOG_LEVEL)
  const composed = await compose({ env: merged, log, clock, connection, dataKey: DATA_KEY, web: 'no-web', leerPdf })
  const { app, db, jobs, startJobs } = composed
  await jobs.prepare()
  return {
    db,
    clock,
    app,
    anyone: () => createClient(app),
    as: async (usuario) => {
      const client = createClient(app)
      await client.login(usuario)
      return client
    },
    bearer: async () => {
      const client = createClient(app)
      await client.takeToken()
      return client
    },
    startJobs,
    close: async () => {
      await app.close()
      await jobs.stop()
      await connection.close()
      await drop()
    },
  }
}
