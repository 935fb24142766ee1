import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { createAttempts } from '../attempts.ts'
import type { Admission } from '../session/brakes.ts'
import { waitText } from '../session/wait.ts'
import type { Tokens } from './tokens.ts'

const form = z.object({
  grant_type: z.literal('client_credentials'),
  client_id: z.string().min(1).max(200),
  client_secret: z.string().min(1).max(200),
  scope: z.string().max(200).default(''),
})

/** Lets a client try its secret from an address, or says how long it must wait first. */
export type AdmitClient = (clienteId: string, ip: string) => Promise<Admission>

interface Parts {
  readonly tokens: Tokens
  readonly admitClient: AdmitClient
  readonly attemptsPerMinute: number
}

function mountToken(app: FastifyInstance, { tokens, admitClient, attemptsPerMinute }: Parts): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) => {
    done(null, Object.fromEntries(new URLSearchParams(text as string)))
  })
  const attempts = createAttempts(app, attemptsPerMinute)
  app.addHook('onRequest', attempts.ensureRoom)
  app.addHook('onResponse', async (request, { statusCode }) => {
    if (statusCode >= 400 && statusCode < 500) await attempts.refused(request)
  })
  app.post('/oauth/access/oauth2/token', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const parsed = form.safeParse(request.body)
    if (!parsed.success) return reply.code(400).send({ error: 'invalid_request' })
    const { client_id, client_secret, scope } = parsed.data
    const { esperaSegundos, takeBack } = await admitClient(client_id, request.ip)
    if (esperaSegundos > 0) {
      reply.code(429).header('retry-after', String(esperaSegundos))
      return { error: 'temporarily_unavailable', error_description: waitText(esperaSegundos) }
    }
    const issued = await tokens.issue(client_id, client_secret, scope)
    if ('error' in issued && issued.error === 'invalid_client') return reply.code(401).send(issued)
    await takeBack()
    if ('error' in issued) return reply.code(400).send(issued)
    return issued
  })
}

/**
 * POST /oauth/access/oauth2/token: client credentials (RFC 6749 §4.4), errors as its §5.2 says. Its form is read in a
 * room of its own: no other call takes one.
 */
export async function mountOauth(app: FastifyInstance, parts: Parts): Promise<void> {
  await app.register((own, _options, done) => {
    mountToken(own, parts)
    done()
  })
}
