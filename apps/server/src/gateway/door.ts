import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import type { Vault } from '../platform/vault.ts'
import type { SesionesRecordadas } from '../sesiones/recordadas.ts'
import { createAuthenticate } from './authenticate.ts'
import type { AdmitClient } from './bearer/oauth.ts'
import { createTokens } from './bearer/tokens.ts'
import { tellUnversioned } from './bearer/unversioned.ts'
import { createBrakes } from './session/brakes.ts'
import { createCookie, secureUnder } from './session/cookie.ts'
import { countersOf } from './session/counters.ts'
import { createKnownDevices } from './session/known-devices.ts'
import { createPostulanteSessions } from './session/postulantes.ts'
import { sessionEffects } from './session/session-effects.ts'
import { createSessions } from './session/sessions.ts'
import { throttle } from './session/throttle.ts'

interface Needs {
  readonly db: Db
  readonly clock: Clock
  readonly vault: Vault
  readonly publicUrl: string | undefined
  readonly recordadas: SesionesRecordadas
}

/** Who comes in and how: sessions and their cookie, bearer tokens, and what slows down whoever guesses. */
export function createDoor({ db, clock, vault, publicUrl, recordadas }: Needs) {
  const sessions = createSessions(db, clock, recordadas)
  const tokens = createTokens(db, clock)
  const isSecure = secureUnder(publicUrl)
  const cookie = createCookie('alerce', isSecure)
  const postulantes = {
    sessions: createPostulanteSessions(db, clock),
    cookie: createCookie('alerce_postulante', isSecure, undefined, 'strict'),
  }
  const brakes = createBrakes(db, clock)
  const devices = createKnownDevices(vault, isSecure)
  const admitClient: AdmitClient = (clienteId, ip) =>
    brakes.admit(countersOf(vault, { quien: `cliente:${clienteId}`, ip, equipo: null }))
  return {
    authenticate: createAuthenticate({ sessions, tokens, cookie, postulantes }),
    tokens,
    admitClient,
    hooks: [throttle({ brakes, devices, vault }), sessionEffects({ sessions, cookie, postulantes }), tellUnversioned],
  }
}
