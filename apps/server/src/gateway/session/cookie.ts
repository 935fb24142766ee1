import type { FastifyReply, FastifyRequest } from 'fastify'
import { esHttps } from '../../config/env.ts'

/** One cookie of ours: only the server reads it. */
export interface Cookie {
  read(request: FastifyRequest): string | undefined
  write(request: FastifyRequest, reply: FastifyReply, value: string): void
  clear(request: FastifyRequest, reply: FastifyReply): void
}

/** Whether a call came over https, or the desk is only reached so: then no cookie may travel in the clear. */
export type IsSecure = (request: FastifyRequest) => boolean

export const secureUnder =
  (publicUrl: string | undefined): IsSecure =>
  (request) =>
    request.protocol === 'https' || esHttps(publicUrl)

/**
 * A cookie by its name; `maxAge` in seconds, else it ends with the browser. Over https the name binds it to this host
 * and to Secure, and no other name is read, so that a neighbour of the domain cannot plant one; plain http on loopback
 * cannot carry that everywhere. `strict`: no other site's page makes it travel at all.
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
