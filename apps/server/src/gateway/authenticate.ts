import { timingSafeEqual } from 'node:crypto'
import { common } from '@alerce/contract/messages/common'
import type { Operation } from '@alerce/contract/operation'
import type { FastifyRequest } from 'fastify'
import type { Actor, Postulante } from '../core/actor.ts'
import { ensure, refuse } from '../core/refusal.ts'
import type { Tokens } from './bearer/tokens.ts'
import type { Cookie } from './session/cookie.ts'
import type { PostulanteSessions } from './session/postulantes.ts'
import type { Sessions } from './session/sessions.ts'

/** The applicants' own sessions, and the cookie that carries them. */
export interface Postulantes {
  readonly sessions: PostulanteSessions
  readonly cookie: Cookie
}

interface AuthenticateNeeds {
  readonly sessions: Sessions
  readonly tokens: Tokens
  readonly cookie: Cookie
  readonly postulantes: Postulantes
}

export type Authenticate = (
  operation: Pick<Operation, 'passive'> & Partial<Pick<Operation, 'access'>>,
  request: FastifyRequest,
) => Promise<Actor>

function bearerOf(request: FastifyRequest): string | null {
  const header = request.headers.authorization
  return header?.toLowerCase().startsWith('bearer ') ? header.slice(7).trim() : null
}

/**
 * Finds the caller: a bearer client, a person with a session, or nobody. A wrong bearer token is refused, never
 * ignored. Operations of applicants read the applicant cookie, even beside a user session in the same browser.
 */
export function createAuthenticate({ sessions, tokens, cookie, postulantes }: AuthenticateNeeds): Authenticate {
  const postulante: (...of: Parameters<Authenticate>) => Promise<Postulante | null> = async (operation, request) => {
    const token = operation.access?.includes('postulante') ? postulantes.cookie.read(request) : undefined
    return token ? await postulantes.sessions.find(token, !operation.passive) : null
  }
  return async (operation, request) => {
    const bearer = bearerOf(request)
    if (bearer !== null) {
      return (await tokens.find(bearer)) ?? refuse(common.badCredentials)
    }
    const applicant = await postulante(operation, request)
    if (applicant) return applicant
    const token = cookie.read(request)
    const found = token ? await sessions.find(token, !operation.passive) : null
    if (found && 'kind' in found) return found
    return found ? { kind: 'anonimo', motivo: found.terminada } : { kind: 'anonimo' }
  }
}

function sameText(a: string, b: string): boolean {
  const [x, y] = [Buffer.from(a), Buffer.from(b)]
  return x.length === y.length && timingSafeEqual(x, y)
}

/** A GET without effects: links of other sites may lead there. */
const isHarmless = ({ method, effect }: Operation): boolean => method === 'GET' && effect === 'read'

/**
 * Browsers send cookies by themselves; only our own pages know the session token. Login has no session to protect yet.
 * The applicant cookie is SameSite=Strict, so requests of other sites do not carry it.
 */
export function checkCsrf(operation: Operation, request: FastifyRequest, actor: Actor): void {
  if (actor.kind !== 'persona' || isHarmless(operation) || operation.access === 'publica') return
  const sent = request.headers['x-csrf-token']
  ensure(typeof sent === 'string' && sameText(sent, actor.csrf), common.csrf)
}
