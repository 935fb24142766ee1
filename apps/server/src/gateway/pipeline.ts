import { archivosMessages, subidaMessages as m } from '@alerce/contract/messages/base/archivos'
import { common } from '@alerce/contract/messages/common'
import type { Operation } from '@alerce/contract/operation'
import {
  type ArchivoEnviado,
  campoDeCabecera,
  disposicionDe,
  nombreEn,
  TIPO_BINARIO,
} from '@alerce/contract/wire/binario'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../core/actor.ts'
import type { Core } from '../core/core.ts'
import { ensure, Refusal, refuse } from '../core/refusal.ts'
import type { Origin } from '../core/use-case.ts'
import { askAgain } from '../platform/db/outage.ts'
import { sha256Of } from '../platform/sha256.ts'
import { createAttempts } from './attempts.ts'
import { type Authenticate, checkCsrf } from './authenticate.ts'
import { authorize } from './authorize.ts'
import { parsePayload } from './body/parse.ts'
import { presentRefusal, presentReply } from './envelope.ts'
import { errorHandler, levelOf, technicalRefusal } from './errors.ts'
import { seenBy } from './seen.ts'

/** One call on its way to the core, with its Fastify objects. */
export interface Passing {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly caller: Actor
  readonly payload: unknown
}

/** Wrapper of a call in the gateway: rate limit before a login, session after it. */
export type Around = (passing: Passing, next: () => Promise<unknown>) => Promise<unknown>

/** Wrapper that an operation declares; null: none. */
export type Hook = (operation: Operation) => Around | null

export interface Pipeline {
  readonly core: Core
  readonly authenticate: Authenticate
  /** Outermost hook first. */
  readonly hooks: readonly Hook[]
  readonly loginAttemptsPerMinute: number
  /** Throws Outage `full`. */
  readonly ensureRoom: () => Promise<void>
  /** Screens say the position that they have seen. */
  readonly hasReplica: boolean
}

const KEY = /^[\w.:-]{8,100}$/
const DEFAULT_BODY = 262_144

/** Idempotency key of a call. A file has its hash as key, and its use case recognises repeated bytes. */
function idempotencyKey(operation: Operation, request: FastifyRequest): string | undefined {
  if (operation.effect === 'read' || operation.cuerpo === 'binario') return undefined
  const sent = request.headers['idempotency-key']
  return typeof sent === 'string' && KEY.test(sent) ? sent : undefined
}

/** Nests the hooks, the first outermost. */
const nested = (hooks: readonly (Around | null)[]): Around =>
  hooks.reduceRight<Around>(
    (inner, outer) => (outer ? (passing, next) => outer(passing, () => inner(passing, next)) : inner),
    (_passing, next) => next(),
  )

/** Policy of HTML files shown in a frame of ours: own styles, no script, no form, no requests. */
const FRAME_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox"

/** Adds the charset to text types, so that browsers do not guess it (ASVS 4.1.1). */
const conLetras = (mime: string): string => (mime.startsWith('text/') ? `${mime}; charset=utf-8` : mime)

/** Sends a file as download; HTML is only shown, in a frame of ours. */
function answerFile(reply: FastifyReply, body: unknown) {
  const { contenido, mime, nombre } = body as { contenido: Buffer; mime: string; nombre: string }
  reply.type(conLetras(mime)).header('cache-control', 'private, no-store')
  if (mime === 'text/html')
    reply.header('content-security-policy', FRAME_POLICY).header('x-frame-options', 'SAMEORIGIN')
  else reply.header('content-disposition', disposicionDe(nombre))
  return reply.send(contenido)
}

/** Refusals logged as security events. */
const statuses = new Set([401, 403, 429])
/** A wrong guess, where the status alone does not show it. */
const isTry = ({ freno }: Operation, { definition }: Refusal) => freno?.falla === definition

/** Session probe: 401 is a normal answer. */
const isUsual = ({ preguntaSesion }: Operation, status: number) => preguntaSesion && status === 401

/** Logs a refused caller: the call and the address, never the payload. */
export function logTurnedAway(request: FastifyRequest, operation: Operation, refusal: Refusal): void {
  const { code: codigo, status: estado } = refusal.definition
  if (isUsual(operation, estado) || !(statuses.has(estado) || isTry(operation, refusal))) return
  request.log.warn({ operacion: operation.name, codigo, estado, ip: request.ip }, 'rechazo')
}

const adjuntoMuyGrande = () =>
  new Refusal(m.muyGrande, { errores: [{ campo: 'archivo', mensaje: archivosMessages.tamano.text }] })

/** Errors while a file is received, with the messages of the operation. */
const fileErrors = ({ muyGrande }: Operation) =>
  errorHandler({
    400: () => new Refusal(common.invalid),
    413: () => (muyGrande ? new Refusal(muyGrande) : adjuntoMuyGrande()),
    415: () => new Refusal(m.notBinary),
  })

/** Context of operations whose body is a file: no other body type, and no more bytes than the operation allows. */
function readOnlyFiles(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(TIPO_BINARIO, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}

/** Fields of a call that travel in headers. */
function fieldsInHeaders({ enCabecera }: Operation, { headers }: FastifyRequest): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const [campo, header] of Object.entries(enCabecera)) {
    const sent = headers[header]
    if (typeof sent === 'string') fields[campo] = campoDeCabecera(sent) ?? refuse(m.cabecera, { campo })
  }
  return fields
}

/** File of the body. Its idempotency key is its hash: a different key means damaged bytes. */
function fileOf({ body, headers }: FastifyRequest): ArchivoEnviado {
  const contenido = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
  const key = headers['idempotency-key']
  ensure(key === undefined || String(key).toLowerCase() === sha256Of(contenido), m.otroContenido)
  return { nombre: nombreEn(headers['content-disposition'] ?? ''), contenido }
}

/** Payload of a request, before validation. */
function rawPayload(operation: Operation, request: FastifyRequest): unknown {
  if (operation.method === 'POST' && operation.cuerpo === 'json') return request.body
  const inAddress = { ...(request.query as object), ...(request.params as object) }
  return { ...inAddress, ...fieldsInHeaders(operation, request) }
}

/** Input of the use case: the validated payload, and the file where the body is one. */
function payloadOf(operation: Operation, request: FastifyRequest, raw: unknown): unknown {
  const parsed = parsePayload(operation, raw)
  return operation.cuerpo === 'binario' ? { ...(parsed as object), archivo: fileOf(request) } : parsed
}

/** Payload of a refused call for the audit; null: it has no valid shape. */
function payloadIfAny(operation: Operation, raw: unknown): unknown {
  try {
    return parsePayload(operation, raw)
  } catch {
    return null
  }
}

/** Address that the client claims in the payload: stored as declared, never trusted. */
function ipDeclarada(raw: unknown): string | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined
  const entry = Object.entries(raw).find(([key]) => key.toLowerCase() === 'ip')
  return typeof entry?.[1] === 'string' ? entry[1].slice(0, 45) : undefined
}

/** Origin of a call; `raw`: its payload before validation. */
function originOf(request: FastifyRequest, raw: unknown): Origin {
  return {
    ip: request.ip,
    agente: request.headers['user-agent'] ?? '',
    peticionId: request.id,
    ipDeclarada: ipDeclarada(raw),
    sitio: `${request.protocol}://${request.host}`,
  }
}

/** Mounts one operation, always in this order: authenticate, authorize, validate, core, envelope. */
function mount(app: FastifyInstance, operation: Operation, pipeline: Pipeline): void {
  // Public operations include those that try a password
  const attempts = operation.access === 'publica' ? createAttempts(app, pipeline.loginAttemptsPerMinute) : null
  const around = nested(pipeline.hooks.map((hook) => hook(operation)))

  /** Refuses a caller without access, after the core has recorded the attempt. */
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
      const seen = pipeline.hasReplica ? seenBy(caller, request, reply) : undefined
      const call = () => pipeline.core.call({ operation, payload, sent: raw, actor: caller, origin, clave, seen })
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
    config: { operation: operation.name },
    bodyLimit: operation.bodyLimit ?? DEFAULT_BODY,
    ...(attempts ? { onRequest: attempts.ensureRoom } : {}),
    ...(operation.cuerpo === 'binario' ? { errorHandler: fileErrors(operation) } : {}),
    handler: handle,
  })
}

/** Mounts all operations: those with a file as body in a context that reads nothing else. */
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
