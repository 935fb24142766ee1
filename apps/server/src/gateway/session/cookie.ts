import type { FastifyReply, FastifyRequest } from 'fastify'
import { esHttps } from '../../config/env.ts'

/** A cookie that only the server reads (HttpOnly). */
export interface Cookie {
  read(request: FastifyRequest): string | undefined
  write(request: FastifyRequest, reply: FastifyReply, value: string): void
  clear(request: FastifyRequest, reply: FastifyReply): void
}

/** True for a call over https, or with an https public address: the cookie is then Secure. */
export type IsSecure = (request: FastifyRequest) => boolean

export const secureUnder =
  (publicUrl: string | undefined): IsSecure =>
  (request) =>
    request.protocol === 'https' || esHttps(publicUrl)

/**
 * A cookie by name; `maxAge` in seconds, else it ends with the browser. Over https the name has the prefix __Host-, and
 * no other name is read, so that a neighbour domain cannot plant one; plain http on loopback cannot use it. `strict`:
 * not sent with requests from other sites.
 */
export function createCookie(
  name: string,
  isSecure: IsSecure,
  maxAge?: number,
  sameSite: 'lax' | 'strict' = 'lax',
): Cookie {
  const nameOf = (request: FastifyRequest) => (isSecure(request) ? `__Host-${name}` : name)
  const options = (request: FastifyRequest) =>
    ({ httpOnly: true, sameSite, path: '/', secure: isSecure(request) }) as const
  return {
    read: (request) => request.cookies[nameOf(request)],
    write(request, reply, value) {
      reply.setCookie(nameOf(request), value, { ...options(request), ...(maxAge === undefined ? {} : { maxAge }) })
    },
    clear(request, reply) {
      reply.clearCookie(nameOf(request), options(request))
    },
  }
}
