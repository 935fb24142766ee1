import type { FastifyInstance } from 'fastify'
import type { Core } from '../core/core.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import type { Vault } from '../platform/vault.ts'
import { createApp, type Gateway } from './app.ts'
import { createAuthenticate } from './authenticate.ts'
import type { AdmitirCliente } from './bearer/oauth.ts'
import { createTokens } from './bearer/tokens.ts'
import { type Difusion, mountEventos } from './eventos/eventos.ts'
import { contadoresDe } from './session/contadores.ts'
import { createCookie, secureUnder } from './session/cookie.ts'
import { createEquipos } from './session/equipo.ts'
import { createFrenos } from './session/frenos.ts'
import { sessionEffects } from './session/session-effects.ts'
import { createSessions } from './session/sessions.ts'
import { around, throttle } from './session/throttle.ts'

interface Needs extends Pick<Gateway, 'env' | 'log' | 'operations' | 'ping' | 'web'> {
  readonly clock: Clock
  readonly db: Db
  readonly vault: Vault
  readonly core: Core
  readonly difusion: Omit<Difusion, 'authenticate'>
}

/** The HTTP side with its own parts: sessions, tokens, and one pipeline before the core. */
export async function createGateway(needs: Needs): Promise<FastifyInstance> {
  const { env, clock, db, vault, core, difusion, ...rest } = needs
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
  const admitirCliente: AdmitirCliente = (clienteId, ip) =>
    frenos.admitir(contadoresDe(vault, { quien: `cliente:${clienteId}`, ip, equipo: null }))
  const app = await createApp({ ...rest, env, tokens, admitirCliente, pipeline })
  mountEventos(app, { ...difusion, authenticate })
  return app
}
