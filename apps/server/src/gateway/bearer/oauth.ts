import { alcancesDe, type Operation } from '@alerce/contract/operation'
import { RUTA_DE_TOKEN } from '@alerce/contract/wire/token'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { createAttempts } from '../attempts.ts'
import { type Admission, waitText } from '../session/brakes.ts'
import type { Tokens } from './tokens.ts'

const form = z.looseObject({
  grant_type: z.string().min(1),
  scope: z.string().max(200).default(''),
})

/** The only grant type supported (RFC 6749 §4.4). */
const GRANT = 'client_credentials'

/** Admits one attempt of a client from an address, or returns the seconds to wait. */
export type AdmitClient = (clienteId: string, ip: string) => Promise<Admission>

interface Parts {
  readonly tokens: Tokens
  readonly admitClient: AdmitClient
  readonly attemptsPerMinute: number
}

/** Challenge for a token request without valid client credentials (RFC 6749 §5.2). */
const CHALLENGE_OF_CLIENT = 'Basic realm="Alerce", charset="UTF-8"'

/** Challenge for a call with an invalid or expired token (RFC 6750 §3). */
export const CHALLENGE_OF_TOKEN = 'Bearer realm="Alerce", error="invalid_token"'

/** Challenge for a token without the needed scope: names that scope (RFC 6750 §3.1). */
export const challengeOfScope = (operation: Pick<Operation, 'effect' | 'health'>): string =>
  `Bearer realm="Alerce", error="insufficient_scope", scope="${alcancesDe(operation).join(' ')}"`

/** Unrecognised clients get a challenge that names the way to authenticate (RFC 6749 §5.2). */
function refuseToken(reply: FastifyReply, refused: { readonly error: string }): FastifyReply {
  if (refused.error !== 'invalid_client') return reply.code(400).send(refused)
  return reply.code(401).header('www-authenticate', CHALLENGE_OF_CLIENT).send(refused)
}

const part = z.string().min(1).max(200)

const ofClient = z.object({ client_id: part, client_secret: part })

const BASIC = /^basic +([\w+/]+=*) *$/i

/** Decodes the form-urlencoded halves of HTTP Basic (RFC 6749 §2.3.1); null: not HTTP Basic. */
function ofBasic(header: string): unknown {
  const [, encoded] = BASIC.exec(header) ?? []
  const text = Buffer.from(encoded ?? '', 'base64').toString()
  const colon = text.indexOf(':')
  if (colon < 0) return null
  const [id, secret] = [text.slice(0, colon), text.slice(colon + 1)].map((half) => half.replaceAll('+', ' '))
  try {
    return { client_id: decodeURIComponent(id ?? ''), client_secret: decodeURIComponent(secret ?? '') }
  } catch (error) {
    if (error instanceof URIError) return null
    throw error
  }
}

/**
 * Credentials of a client that asks for a token: in HTTP Basic or in the form, never in both (RFC 6749 §2.3). `form`:
 * the fields sent. `error`: the reason why they cannot be tried, an error code of RFC 6749 §5.2.
 */
function clientCredentials(
  header: string | undefined,
  form: Readonly<Record<string, unknown>>,
): z.output<typeof ofClient> | { readonly error: 'invalid_request' | 'invalid_client' } {
  // A client that renews its token may send the old one along: it does not identify the client
  if (header === undefined || /^bearer\b/i.test(header)) {
    const sent = ofClient.safeParse(form)
    return sent.success ? sent.data : { error: 'invalid_request' }
  }
  const basic = ofClient.safeParse(ofBasic(header))
  if (!basic.success) return { error: 'invalid_client' }
  const named = form.client_id ?? basic.data.client_id
  if (form.client_secret !== undefined || named !== basic.data.client_id) return { error: 'invalid_request' }
  return basic.data
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
  app.post(RUTA_DE_TOKEN, async (request, reply) => {
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
    // Recognised credentials are no failed attempt
    if (issued.error !== 'invalid_client') await takeBack()
    return refuseToken(reply, issued)
  })
}

/**
 * POST /oauth/access/oauth2/token: client credentials (RFC 6749 §4.4), errors as in its §5.2. It has its own Fastify
 * context because no other call accepts a form.
 */
export async function mountOauth(app: FastifyInstance, parts: Parts): Promise<void> {
  await app.register((own, _options, done) => {
    mountToken(own, parts)
    done()
  })
}
