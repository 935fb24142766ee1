import type { Operation } from '@alerce/contract/operation'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../core/actor.ts'
import type { Core } from '../core/core.ts'
import { Refusal } from '../core/refusal.ts'
import { askAgain } from '../platform/db/outage.ts'
import { createAttempts } from './attempts.ts'
import { type Authenticate, checkCsrf } from './authenticate.ts'
import { authorize } from './authorize.ts'
import { answerFile } from './binario/answer-file.ts'
import { fileErrors, readOnlyFiles } from './binario/binario.ts'
import { originOf, payloadIfAny, payloadOf, rawPayload } from './body/asked.ts'
import { presentRefusal, presentReply } from './envelope.ts'
import { levelOf, technicalRefusal } from './refusals/technical-refusal.ts'
import { logTurnedAway } from './refusals/watch.ts'

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
  /** Throws Outage `full`. */
  readonly ensureRoom: () => Promise<void>
}

const KEY = /^[\w.:-]{8,100}$/
const DEFAULT_BODY = 262_144

/** The key of a file is its hash, and checked with it: its use case knows the same bytes in the same place. */
function idempotencyKey(operation: Operation, request: FastifyRequest): string | undefined {
  if (operation.effect === 'read' || operation.cuerpo === 'binario') return undefined
  const sent = request.headers['idempotency-key']
  return typeof sent === 'string' && KEY.test(sent) ? sent : undefined
}

/** One hook around the other, the first outermost. */
const nested = (hooks: readonly (Around | null)[]): Around =>
  hooks.reduceRight<Around>(
    (inner, outer) => (outer ? (passing, next) => outer(passing, () => inner(passing, next)) : inner),
    (_passing, next) => next(),
  )

/** Mounts one operation: who calls, may they, in what shape, then the core, then the envelope. Always this road. */
function mount(app: FastifyInstance, operation: Operation, pipeline: Pipeline): void {
  // what anybody may call is where a password is tried
  const attempts = operation.access === 'publica' ? createAttempts(app, pipeline.loginAttemptsPerMinute) : null
  const around = nested(pipeline.hooks.map((hook) => hook(operation)))

  /** Throws the refusal of whoever may not call this, once the core knows that they tried. */
  async function admit(request: FastifyRequest, caller: Actor): Promise<void> {
    try {
      authorize(operation, caller)
    } catch (error) {
      const raw = rawPayload(operation, request)
      const call = { operation, payload: payloadIfAny(operation, raw), actor: caller, origin: originOf(request, raw) }
      await pipeline.core.turnedAway(call)
      throw error
    }
  }

  async function handle(request: FastifyRequest, reply: FastifyReply) {
    let parsed = false
    try {
      const caller = await askAgain(() => pipeline.authenticate(operation, request))
      await admit(request, caller)
      checkCsrf(operation, request, caller)
      const raw = rawPayload(operation, request)
      const payload = payloadOf(operation, request, raw)
      parsed = true
      const clave = idempotencyKey(operation, request)
      const origin = originOf(request, raw)
      if (operation.effect !== 'read') await pipeline.ensureRoom()
      const call = () => pipeline.core.call({ operation, payload, actor: caller, origin, clave })
      const answer = await around({ request, reply, caller, payload }, () =>
        operation.effect === 'read' ? askAgain(call) : call(),
      )
      reply.header('cache-control', 'no-store')
      if (operation.envelope === 'binary') return answerFile(reply, answer)
      return reply.send(presentReply(operation, answer).body)
    } catch (error) {
      const refusal = error instanceof Refusal ? error : technicalRefusal(error, operation)
      if (error instanceof Refusal) {
        await attempts?.refused(request)
        logTurnedAway(request, operation, refusal)
      } else request.log[levelOf(error)]({ err: error, operacion: operation.name }, 'fallo técnico')
      const { status, body, headers } = presentRefusal(operation, refusal, parsed)
      return reply.code(status).headers(headers).header('cache-control', 'no-store').send(body)
    }
  }

  app.route({
    method: operation.method,
    url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    bodyLimit: operation.bodyLimit ?? DEFAULT_BODY,
    ...(attempts ? { onRequest: attempts.ensureRoom } : {}),
    ...(operation.cuerpo === 'binario' ? { errorHandler: fileErrors(operation) } : {}),
    handler: handle,
  })
}

/** Mounts all of them: those whose body is a file in a place that reads nothing else. */
export async function mountOperations(app: FastifyInstance, operations: readonly Operation[], pipeline: Pipeline) {
  const mountAll = (at: FastifyInstance, cuerpo: Operation['cuerpo']) => {
    for (const operation of operations) if (operation.cuerpo === cuerpo) mount(at, operation, pipeline)
  }
  mountAll(app, 'json')
  await app.register((files, _options, done) => {
    readOnlyFiles(files)
    mountAll(files, 'binario')
    done()
  })
}
