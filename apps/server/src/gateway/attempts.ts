import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Calls refused per address in this minute, for operations open to anybody. */
interface Attempts {
  /** Rejects an address with too many refused calls, before its body is read. */
  ensureRoom(request: FastifyRequest, reply: FastifyReply): Promise<void>
  refused(request: FastifyRequest): Promise<void>
}

/** Only refused calls count: an office behind one address is no attack. */
export function createAttempts(app: FastifyInstance, max: number): Attempts {
  const count = app.createRateLimit({ max, timeWindow: '1 minute' })
  return {
    async ensureRoom(request, reply) {
      const now = await count(request, { increment: false })
      if (now.isAllowed || now.remaining > 0) return
      reply.header('retry-after', String(now.ttlInSeconds))
      throw Object.assign(new Error('too many attempts'), { statusCode: 429 })
    },
    refused: async (request) => {
      await count(request)
    },
  }
}
