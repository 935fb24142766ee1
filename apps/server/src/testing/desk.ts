import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { type Composed, compose } from '../composition.ts'
import type { Env } from '../config/env.ts'
import { type PdfServices, pdfAqui } from '../core/pdf-services.ts'
import { fixedClock } from '../platform/clock.ts'
import { freshDatabase } from '../platform/db/administration.ts'
import type { Db } from '../platform/db/database.ts'
import { type Connection, openPglite, openPostgres } from '../platform/db/pool.ts'
import { createLog } from '../platform/log.ts'
import { type Client, createClient } from './client.ts'
import { DATA_KEY, INICIO, testEnv } from './template.ts'

export interface Desk {
  readonly db: Db
  readonly connection: Connection
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
  /** Does a round now, whatever its hour. */
  ronda(nombre: string): Promise<void>
  close(): Promise<void>
}

interface Own {
  readonly connection: Connection
  drop(): Promise<void>
}

const onError = (error: Error) => {
  throw error
}

async function copyTemplate(): Promise<Own> {
  const template = inject('template')
  const url = inject('databaseUrl')
  if (url) {
    const own = await freshDatabase(url, template)
    let dropping = false
    // an ended pool leaves sessions that are still closing: dropping the database cuts them off, which is no failure
    const unlessDropping = (error: Error) => {
      if (!dropping) onError(error)
    }
    const drop = () => {
      dropping = true
      return own.drop()
    }
    return { connection: openPostgres(own.url, 6, unlessDropping), drop }
  }
  const folder = mkdtempSync(join(tmpdir(), 'alerce-prueba-'))
  cpSync(template, folder, { recursive: true })
  return {
    connection: await openPglite(folder, onError),
    drop: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

/**
 * A fresh server on a copy of the golden database: one a test file, closed at its end. It draws papers, and reads the
 * certificates that tests make, in this process; `pdfAparte`: as the product does, for a test that hands in what
 * others made.
 */
export async function openDesk(env: Partial<Env> = {}, pdf: PdfServices = pdfAqui): Promise<Desk> {
  const { connection, drop } = await copyTemplate()
  const clock = fixedClock(INICIO)
  const merged = { ...testEnv, ...env }
  const log = createLog(merged.LOG_LEVEL)
  const composed = await compose({ env: merged, log, clock, connection, dataKey: DATA_KEY, web: null, pdf })
  const { app, db, jobs, rondas, startJobs } = composed
  await jobs.prepare()
  return {
    db,
    connection,
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
    ronda: async (nombre) => {
      if (!rondas[nombre]) throw new Error(`no round ${nombre}`)
      await rondas[nombre].hacer()
    },
    close: async () => {
      await app.close()
      await jobs.stop()
      await connection.close()
      await drop()
    },
  }
}
