import type { Operation } from '@alerce/contract/operation'
import { z } from 'zod'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import type { Vault } from '../platform/vault.ts'
import type { SesionesRecordadas } from '../sesiones/recordadas.ts'
import { createAuthenticate } from './authenticate.ts'
import type { AdmitClient } from './bearer/oauth.ts'
import { createTokens } from './bearer/tokens.ts'
import { createConnections } from './dav/connections.ts'
import { MINUTOS_DEL_FLUJO } from './empresa/flujos.ts'
import type { Hook } from './pipeline.ts'
import { createBrakes } from './session/brakes.ts'
import { createCookie, secureUnder } from './session/cookie.ts'
import { countersOf } from './session/counters.ts'
import { createEnter } from './session/enter.ts'
import { createKnownDevices } from './session/known-devices.ts'
import { createPostulanteSessions } from './session/postulantes.ts'
import { sessionEffects } from './session/session-effects.ts'
import { createSessions } from './session/sessions.ts'
import { throttle } from './session/throttle.ts'

/** Fields marked as version of a record (contract/shapes/ids); with two records, either counts as a version. */
const camposDeVersion = ({ request }: Operation): readonly string[] =>
  request instanceof z.ZodObject
    ? Object.entries(request.shape as Readonly<Record<string, z.ZodType>>).flatMap(([campo, shape]) =>
        shape.meta()?.['x-version'] === true ? [campo] : [],
      )
    : []

const named = (value: unknown): boolean => value !== undefined && value !== null

/**
 * Logs each bearer client that changes a record without its version: allowed, but a concurrent change may be lost. Only
 * the call and the client are logged, never the payload.
 */
export const tellUnversioned: Hook = (operation: Operation) => {
  const campos = camposDeVersion(operation)
  if (operation.effect === 'read' || campos.length === 0) return null
  const { name, nuevoSin } = operation
  return ({ request, caller, payload }, next) => {
    const sent = payload as Readonly<Record<string, unknown>>
    const changes = nuevoSin === undefined || named(sent[nuevoSin])
    if (caller.kind === 'cliente' && changes && !campos.some((campo) => named(sent[campo])))
      request.log.warn({ operacion: name, cliente: caller.clienteId }, 'cambio sin versión')
    return next()
  }
}

interface Needs {
  readonly db: Db
  readonly clock: Clock
  readonly vault: Vault
  readonly publicUrl: string | undefined
  readonly recordadas: SesionesRecordadas
}

/** Authentication parts: sessions and their cookie, bearer tokens, and rate limits against guessing. */
export function createDoor({ db, clock, vault, publicUrl, recordadas }: Needs) {
  const sessions = createSessions(db, clock, recordadas)
  const tokens = createTokens(db, clock)
  const isSecure = secureUnder(publicUrl)
  const cookie = createCookie('alerce', isSecure)
  const postulantes = {
    sessions: createPostulanteSessions(db, clock),
    cookie: createCookie('alerce_postulante', isSecure, undefined, 'strict'),
  }
  const enter = createEnter({ sessions, cookie })
  const brakes = createBrakes(db, clock)
  const devices = createKnownDevices(vault, isSecure)
  const admitClient: AdmitClient = (clienteId, ip) =>
    brakes.admit(countersOf(vault, { quien: `cliente:${clienteId}`, ip, equipo: null }))
  return {
    authenticate: createAuthenticate({ sessions, tokens, cookie, postulantes }),
    tokens,
    admitClient,
    /** Calendar programs, and whether a request may carry their password. */
    calendars: { connections: createConnections(db, clock), isSecure },
    /** Opens a session of the company's account in a browser. */
    enterByEmpresa: { sessions, enter, flujo: createCookie('alerce_empresa', isSecure, MINUTOS_DEL_FLUJO * 60) },
    hooks: [
      throttle({ brakes, devices, vault }),
      sessionEffects({ sessions, cookie, postulantes, enter }),
      tellUnversioned,
    ],
  }
}
