import { CABECERA_DE_POSICION, esPosicion } from '@alerce/contract/wire/posicion'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../core/actor.ts'
import type { Seen } from '../core/core.ts'

/**
 * Position that the screen of a call has seen; it sends it back with its next calls. Only for persons: their screens hear of
 * changes. A position that is too high costs only its own sender: the primary answers.
 */
export function seenBy(caller: Actor, request: FastifyRequest, reply: FastifyReply): Seen | undefined {
  if (caller.kind !== 'persona') return undefined
  const sent = request.headers[CABECERA_DE_POSICION]
  return {
    position: esPosicion(sent) ? sent : null,
    raise: (position) => {
      if (position) reply.header(CABECERA_DE_POSICION, position)
    },
  }
}
