import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Tokens } from './tokens.ts'

const form = z.object({
  grant_type: z.literal('client_credentials'),
  client_id: z.string().min(1).max(200),
  client_secret: z.string().min(1).max(200),
})

/** POST /oauth/access/oauth2/token: client credentials (RFC 6749 §4.4), errors as its §5.2 says. */
export function mountOauth(app: FastifyInstance, tokens: Tokens, attemptsPerMinute: number): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) => {
    done(null, Object.fromEntries(new URLSearchParams(text as string)))
  })
  app.post(
    '/oauth/access/oauth2/token',
    { config: { rateLimit: { max: attemptsPerMinute, timeWindow: '1 minute' } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const parsed = form.safeParse(request.body)
      if (!parsed.success) return reply.code(400).send({ error: 'invalid_request' })
      const issued = await tokens.issue(parsed.data.client_id, parsed.data.client_secret)
      return issued ?? reply.code(401).send({ error: 'invalid_client' })
    },
  )
}
