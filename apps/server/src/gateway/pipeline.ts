import type { Operation } from '@alerce/contract/operation'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../core/actor.ts'
import type { Core } from '../core/core.ts'
import { Refusal } from '../core/refusal.ts'
import type { Origin } from '../core/use-case.ts'
import { type Authenticate, checkCsrf } from './authenticate.ts'
import { authorize } from './authorize.ts'
import { presentRefusal, presentReply } from './envelope.ts'
import { ipDeclarada, parsePayload } from './parse.ts'
import { technicalRefusal } from './technical-refusal.ts'
import { logTurnedAway } from './watch.ts'

/** One call on its way to the core, as the gateway's own part in it sees it. */
export interface Passing {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly caller: Actor
  readonly payload: unknown
}

/** What the gateway does around a call: a login is slowed down before it and opens a session after it. */
export type Around = (passing: Passing, next: () => Promise<unknown>) => Promise<unknown>

/** What an operation declares to be done around it; null: nothing. */
export type Hook = (operation: Operation) => Around | null

export interface Pipeline {
  readonly core: Core
  readonly authenticate: Authenticate
  /** The outer one first. */
  readonly hooks: readonly Hook[]
  readonly loginAttemptsPerMinute: number
}

const KEY = /^[\w.:-]{8,100}$/
const DEFAULT_BODY = 262_144

function rawPayload(operation: Operation, request: FastifyRequest): unknown {
  if (operation.method !== 'GET') return request.body
  return { ...(request.query as object), ...(request.params as object) }
}

function originOf(request: FastifyRequest, raw: unknown): Origin {
  return {
    ip: request.ip,
    agente: request.headers['user-agent'] ?? '',
    peticionId: request.id,
    ipDeclarada: ipDeclarada(raw),
  }
}

function idempotencyKey(request: FastifyRequest): string | undefined {
  const sent = request.headers['idempotency-key']
  return typeof sent === 'string' && KEY.test(sent) ? sent : undefined
}

function binary(reply: FastifyReply, body: unknown) {
  const { contenido, mime, nombre } = body as { contenido: Buffer; mime: string; nombre: string }
  return reply
    .type(mime)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(nombre)}`)
    .header('cache-control', 'private, no-store')
    .send(contenido)
}

/** One hook around the other, the first outermost. */
const nested = (hooks: readonly (Around | null)[]): Around =>
  hooks.reduceRight<Around>(
    (inner, outer) => (outer ? (passing, next) => outer(passing, () => inner(passing, next)) : inner),
    (_passing, next) => next(),
  )

/** Mounts one operation: who calls, may they, in what shape, then the core, then the envelope. Always this road. */
export function mount(app: FastifyInstance, operation: Operation, pipeline: Pipeline): void {
  const around = nested(pipeline.hooks.map((hook) => hook(operation)))

  async function handle(request: FastifyRequest, reply: FastifyReply) {
    let parsed = false
    try {
      const caller = await pipeline.authenticate(operation, request)
      authorize(operation, caller)
      checkCsrf(operation, request, caller)
      const raw = rawPayload(operation, request)
      const payload = parsePayload(operation, raw)
      parsed = true
      const clave = operation.effect === 'write' ? idempotencyKey(request) : undefined
      const origin = originOf(request, raw)
      const answer = await around({ request, reply, caller, payload }, () =>
        pipeline.core.call({ operation, payload, actor: caller, origin, clave }),
      )
      reply.header('cache-control', 'no-store')
      if (operation.envelope === 'binary') return binary(reply, answer)
      return reply.send(presentReply(operation, answer).body)
    } catch (error) {
      const refusal = error instanceof Refusal ? error : technicalRefusal(error, operation)
      if (error instanceof Refusal) logTurnedAway(request, operation, refusal)
      else request.log.error({ err: error, operacion: operation.name }, 'fallo técnico')
      const { status, body } = presentRefusal(operation, refusal, parsed)
      return reply.code(status).header('cache-control', 'no-store').send(body)
    }
  }

  // what anybody may call is where a password is tried
  const limited = operation.access === 'publica'
  app.route({
    method: operation.method,
    url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    bodyLimit: operation.bodyLimit ?? DEFAULT_BODY,
    ...(limited ? { config: { rateLimit: { max: pipeline.loginAttemptsPerMinute, timeWindow: '1 minute' } } } : {}),
    handler: handle,
  })
}
