import { timingSafeEqual } from 'node:crypto'
import { common } from '@alerce/contract/messages/common'
import type { Operation } from '@alerce/contract/operation'
import type { FastifyRequest } from 'fastify'
import type { Actor } from '../core/actor.ts'
import { ensure, refuse } from '../core/refusal.ts'
import type { Tokens } from './bearer/tokens.ts'
import type { Cookie } from './session/cookie.ts'
import type { Sessions } from './session/sessions.ts'

export type Authenticate = (operation: Pick<Operation, 'passive'>, request: FastifyRequest) => Promise<Actor>

function bearerOf(request: FastifyRequest): string | null {
  const header = request.headers.authorization
  return header?.toLowerCase().startsWith('bearer ') ? header.slice(7).trim() : null
}

/** Who calls: a bearer client, a person with a session, or nobody. A wrong bearer token is refused, never ignored. */
export function createAuthenticate(sessions: Sessions, tokens: Tokens, cookie: Cookie): Authenticate {
  return async (operation, request) => {
    const bearer = bearerOf(request)
    if (bearer !== null) {
      return (await tokens.find(bearer)) ?? refuse(common.badCredentials)
    }
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

/** A cookie travels by itself; only our own pages know the session's token. Login has no session to protect yet. */
export function checkCsrf(operation: Operation, request: FastifyRequest, actor: Actor): void {
  if (actor.kind !== 'persona' || operation.method === 'GET' || operation.access === 'publica') return
  const sent = request.headers['x-csrf-token']
  ensure(typeof sent === 'string' && sameText(sent, actor.csrf), common.csrf)
}
