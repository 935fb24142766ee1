import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { type Composed, compose } from '../composition.ts'
import type { Env } from '../config/env.ts'
import { fixedClock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { type Connection, openPglite, openPostgres } from '../platform/db/pool.ts'
import { createLog } from '../platform/log.ts'
import { type Client, createClient } from './client.ts'
import { administer, DATA_KEY, INICIO, testEnv, withDatabase } from './template.ts'

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
    const name = `alerce_prueba_${randomBytes(6).toString('hex')}`
    await administer(url, `create database ${name} template ${template}`)
    return {
      connection: openPostgres(withDatabase(url, name), 6, onError),
      drop: () => administer(url, `drop database if exists ${name} with (force)`),
    }
  }
  const folder = mkdtempSync(join(tmpdir(), 'alerce-prueba-'))
  cpSync(template, folder, { recursive: true })
  return {
    connection: await openPglite(folder, onError),
    drop: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** A fresh server on a copy of the golden database: one a test file, closed at its end. */
export async function openDesk(env: Partial<Env> = {}): Promise<Desk> {
  const { connection, drop } = await copyTemplate()
  const clock = fixedClock(INICIO)
  const merged = { ...testEnv, ...env }
  const log = createLog(merged.LOG_LEVEL)
  const composed = await compose({ env: merged, log, clock, connection, dataKey: DATA_KEY, web: 'no-web' })
  const { app, db, jobs, startJobs } = composed
  let running = false
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
    startJobs: async () => {
      running = true
      await startJobs()
    },
    close: async () => {
      await app.close()
      if (running) await jobs.stop()
      await connection.close()
      await drop()
    },
  }
}
