import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** What was refused to each address in this minute, where anybody may call. */
interface Attempts {
  /** Turns away, before its body is read, whoever was refused too often. */
  ensureRoom(request: FastifyRequest, reply: FastifyReply): Promise<void>
  refused(request: FastifyRequest): Promise<void>
}

/** Only what is refused counts: an office behind one address that opens in the morning is no attack. */
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
