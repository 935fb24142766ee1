import type { Operation } from '@alerce/contract/operation'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../config/env.ts'
import type { Core } from '../core/core.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import type { Log } from '../platform/log.ts'
import { createApp } from './app.ts'
import { createAuthenticate } from './authenticate.ts'
import { createTokens } from './bearer/tokens.ts'
import { sessionEffects } from './session/session-effects.ts'
import { createSessions } from './session/sessions.ts'

interface Needs {
  readonly env: Env
  readonly log: Log
  readonly clock: Clock
  readonly db: Db
  readonly core: Core
  readonly operations: readonly Operation[]
  readonly ping: () => Promise<void>
  /** Folder of the built web; null serves the API alone. */
  readonly web: string | null
}

/** The HTTP side with its own parts: sessions, tokens, and one pipeline before the core. */
export async function createGateway(needs: Needs): Promise<FastifyInstance> {
  const { env, clock, db, core, ...rest } = needs
  const sessions = createSessions(db, clock)
  const tokens = createTokens(db, clock)
  const pipeline = {
    core,
    authenticate: createAuthenticate(sessions, tokens),
    after: sessionEffects(sessions),
    loginAttemptsPerMinute: env.LOGIN_ATTEMPTS_PER_MINUTE,
  }
  return await createApp({ ...rest, env, tokens, pipeline })
}
