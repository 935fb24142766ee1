import { common } from '@alerce/contract/messages/common'
import type { FastifyReply } from 'fastify'
import type { Refusal } from '../../core/refusal.ts'

/** How a client says who it is when it asks for a token (RFC 6749 §5.2). */
export const CHALLENGE_OF_CLIENT = 'Basic realm="Alerce", charset="UTF-8"'

/** Tells whoever came with a token that is none, or holds no more, that it is the token (RFC 6750 §3). */
export function challengeBearer(reply: FastifyReply, { definition }: Refusal): void {
  if (definition === common.badCredentials)
    reply.header('www-authenticate', 'Bearer realm="Alerce", error="invalid_token"')
}
