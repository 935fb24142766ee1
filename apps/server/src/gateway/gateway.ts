import type { FastifyInstance } from 'fastify'
import type { Core } from '../core/core.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import type { Vault } from '../platform/vault.ts'
import type { SesionesRecordadas } from '../sesiones/recordadas.ts'
import { createApp, type Gateway } from './app.ts'
import { createDoor } from './door.ts'
import { type Broadcast, mountEvents } from './events/events.ts'
import { tellingRole } from './trace-calls.ts'

interface Needs
  extends Pick<
    Gateway,
    | 'env'
    | 'log'
    | 'operations'
    | 'ping'
    | 'ensureRoom'
    | 'surtido'
    | 'nucleo'
    | 'publishedKeys'
    | 'embedded'
    | 'isDraining'
    | 'isDeaf'
    | 'filesAnswer'
    | 'replica'
    | 'calls'
    | 'traces'
    | 'onOnlyAddress'
    | 'web'
    | 'empresa'
  > {
  readonly clock: Clock
  readonly db: Db
  readonly vault: Vault
  readonly core: Core
  readonly recordadas: SesionesRecordadas
  readonly difusion: Omit<Broadcast, 'authenticate'>
}

/** The HTTP side: authentication, and one pipeline before the core. */
export async function createGateway(needs: Needs): Promise<FastifyInstance> {
  const { env, clock, db, vault, core, recordadas, difusion, ...rest } = needs
  const { authenticate, tokens, admitClient, calendars, hooks, enterByEmpresa } = createDoor({
    db,
    clock,
    vault,
    recordadas,
    publicUrl: env.PUBLIC_URL,
  })
  const pipeline = {
    core,
    authenticate: needs.traces ? tellingRole(authenticate, needs.traces) : authenticate,
    hooks,
    ensureRoom: needs.ensureRoom,
    hasReplica: needs.replica !== null,
    loginAttemptsPerMinute: env.LOGIN_ATTEMPTS_PER_MINUTE,
  }
  const app = await createApp({ ...rest, env, clock, vault, tokens, admitClient, calendars, pipeline, enterByEmpresa })
  mountEvents(app, { ...difusion, authenticate })
  return app
}
