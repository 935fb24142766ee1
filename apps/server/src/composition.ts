import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { operations } from '@alerce/contract/operations'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Env } from './config/env.ts'
import { createEmbeddedCore } from './core/embedded-core.ts'
import { jobHandlers } from './core/job-handlers.ts'
import { useCases } from './core/use-cases.ts'
import { createApp } from './gateway/app.ts'
import { createAuthenticate } from './gateway/authenticate.ts'
import { createTokens } from './gateway/bearer/tokens.ts'
import { sessionEffects } from './gateway/session/session-effects.ts'
import { createSessions } from './gateway/session/sessions.ts'
import { assertComplete } from './operations-complete.ts'
import type { Clock } from './platform/clock.ts'
import { createDb, type Db } from './platform/db/database.ts'
import type { Connection } from './platform/db/pool.ts'
import { createJobs, type JobRunner } from './platform/jobs.ts'
import type { Log } from './platform/log.ts'
import { createMailer } from './platform/mail.ts'
import { createVault } from './platform/vault.ts'

export interface Parts {
  readonly env: Env
  readonly log: Log
  readonly clock: Clock
  readonly connection: Connection
  /** 32 bytes in base64: encrypts health data, drafts and kept replies. */
  readonly dataKey: string
  /** Folder of the built web; the API works without it. */
  readonly web: string
}

export interface Composed {
  readonly app: FastifyInstance
  readonly db: Db
  readonly jobs: JobRunner
  /** Begins the background work; the HTTP server is started by the caller. */
  startJobs(): Promise<void>
}

/** The only place where the parts are joined. */
export async function compose(parts: Parts): Promise<Composed> {
  const { env, log, clock, connection } = parts
  assertComplete(operations, useCases)
  const db = createDb(connection)
  const jobs = createJobs(connection, log)
  const vault = createVault(parts.dataKey)
  const services = { jobs, vault, demo: env.DEMO }
  const core = createEmbeddedCore(db, clock, services, useCases)
  const sessions = createSessions(db, clock)
  const tokens = createTokens(db, clock)
  const app = await createApp({
    env,
    log,
    operations,
    tokens,
    pipeline: {
      core,
      authenticate: createAuthenticate(sessions, tokens),
      after: sessionEffects(sessions),
      loginAttemptsPerMinute: env.LOGIN_ATTEMPTS_PER_MINUTE,
    },
    ping: async () => {
      await sql`select 1`.execute(db)
    },
    web: existsSync(resolve(parts.web, 'dashboard.html')) ? resolve(parts.web) : null,
  })
  const mailer = createMailer({ url: env.SMTP_URL, from: env.MAIL_FROM })
  const handlers = jobHandlers({ db, clock, services, mailer })
  return { app, db, jobs, startJobs: () => jobs.start(handlers) }
}
