import type { FastifyReply, FastifyRequest } from 'fastify'

// Over https the name binds the cookie to this host and to Secure; plain http on loopback cannot carry that everywhere.
const SECURE_NAME = '__Host-alerce'
const PLAIN_NAME = 'alerce'

export function readSessionCookie(request: FastifyRequest): string | undefined {
  return request.cookies[SECURE_NAME] ?? request.cookies[PLAIN_NAME]
}

const options = (request: FastifyRequest) =>
  ({ httpOnly: true, sameSite: 'lax', path: '/', secure: request.protocol === 'https' }) as const

export function writeSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(request.protocol === 'https' ? SECURE_NAME : PLAIN_NAME, token, options(request))
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(SECURE_NAME, { ...options(request), secure: true }).clearCookie(PLAIN_NAME, options(request))
}
