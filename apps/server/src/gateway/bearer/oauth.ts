import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { createAttempts } from '../attempts.ts'
import type { Admission } from '../session/brakes.ts'
import { waitText } from '../session/wait.ts'
import { CHALLENGE_OF_CLIENT } from './challenge.ts'
import { clientCredentials } from './credentials.ts'
import type { Tokens } from './tokens.ts'

const form = z.looseObject({
  grant_type: z.string().min(1),
  scope: z.string().max(200).default(''),
})

/** The one way in which a token is given here (RFC 6749 §4.4). */
const GRANT = 'client_credentials'

/** Lets a client try its secret from an address, or says how long it must wait first. */
export type AdmitClient = (clienteId: string, ip: string) => Promise<Admission>

interface Parts {
  readonly tokens: Tokens
  readonly admitClient: AdmitClient
  readonly attemptsPerMinute: number
}

/** Who could not be recognised is told how to say who they are (RFC 6749 §5.2). */
function refuseToken(reply: FastifyReply, refused: { readonly error: string }): FastifyReply {
  if (refused.error !== 'invalid_client') return reply.code(400).send(refused)
  return reply.code(401).header('www-authenticate', CHALLENGE_OF_CLIENT).send(refused)
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
    const { grant_type, scope, ...sent } = parsed.data
    if (grant_type !== GRANT) return reply.code(400).send({ error: 'unsupported_grant_type' })
    const credentials = clientCredentials(request.headers.authorization, sent)
    if ('error' in credentials) return refuseToken(reply, credentials)
    const { client_id, client_secret } = credentials
    const { esperaSegundos, takeBack } = await admitClient(client_id, request.ip)
    if (esperaSegundos > 0) {
      reply.code(429).header('retry-after', String(esperaSegundos))
      return { error: 'temporarily_unavailable', error_description: waitText(esperaSegundos) }
    }
    const issued = await tokens.issue(client_id, client_secret, scope)
    if (!('error' in issued)) {
      await takeBack()
      return issued
    }
    // that it is who it says is no failed try
    if (issued.error !== 'invalid_client') await takeBack()
    return refuseToken(reply, issued)
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
