import type { Operation } from '@alerce/contract/operation'
import type { FastifyInstance } from 'fastify'
import type { Centro } from '../avisos/centro.ts'
import type { Env } from '../config/env.ts'
import type { Core } from '../core/core.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import type { Log } from '../platform/log.ts'
import type { Vault } from '../platform/vault.ts'
import { createApp } from './app.ts'
import { createAuthenticate } from './authenticate.ts'
import type { AdmitirCliente } from './bearer/oauth.ts'
import { createTokens } from './bearer/tokens.ts'
import { contadoresDe } from './session/contadores.ts'
import { createCookie, secureUnder } from './session/cookie.ts'
import { createEquipos } from './session/equipo.ts'
import { createFrenos } from './session/frenos.ts'
import { sessionEffects } from './session/session-effects.ts'
import { createSessions } from './session/sessions.ts'
import { around, throttle } from './session/throttle.ts'

interface Needs {
  readonly env: Env
  readonly log: Log
  readonly clock: Clock
  readonly db: Db
  readonly vault: Vault
  readonly core: Core
  readonly operations: readonly Operation[]
  readonly centro: Centro
  /** The advisors of the team that a person leads. */
  readonly equipoDe: (usuarioId: number) => Promise<readonly number[]>
  readonly ping: () => Promise<void>
  /** Folder of the built web; null serves the API alone. */
  readonly web: string | null
}

/** The HTTP side with its own parts: sessions, tokens, and one pipeline before the core. */
export async function createGateway(needs: Needs): Promise<FastifyInstance> {
  const { env, clock, db, vault, core, centro, equipoDe, ...rest } = needs
  const sessions = createSessions(db, clock)
  const tokens = createTokens(db, clock)
  const isSecure = secureUnder(env.PUBLIC_URL)
  const cookie = createCookie('alerce', isSecure)
  const frenos = createFrenos(db, clock)
  const equipos = createEquipos(vault, isSecure)
  const authenticate = createAuthenticate(sessions, tokens, cookie)
  const pipeline = {
    core,
    authenticate,
    around: around(throttle({ frenos, equipos, vault }), sessionEffects(sessions, cookie)),
    loginAttemptsPerMinute: env.LOGIN_ATTEMPTS_PER_MINUTE,
  }
  const difusion = { centro, authenticate, equipoDe }
  const admitirCliente: AdmitirCliente = (clienteId, ip) =>
    frenos.admitir(contadoresDe(vault, { quien: `cliente:${clienteId}`, ip, equipo: null }))
  return await createApp({ ...rest, env, tokens, admitirCliente, pipeline, difusion })
}
