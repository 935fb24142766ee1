import { createHash } from 'node:crypto'
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
import { createAttempts } from './attempts.ts'
import { type Authenticate, checkCsrf } from './authenticate.ts'
import { authorize } from './authorize.ts'
import { parsePayload } from './body/parse.ts'
import { presentRefusal, presentReply } from './envelope.ts'
import { errorHandler, levelOf, technicalRefusal } from './errors.ts'

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

/** A page drawn with its own styles inside one of ours, and able to nothing else: no script, no form, nothing fetched. */
const FRAME_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox"

/** Words are told in which letters they are written: whoever opens them does not guess (ASVS 4.1.1). */
const conLetras = (mime: string): string => (mime.startsWith('text/') ? `${mime}; charset=utf-8` : mime)

/** A file to be kept; a page of HTML is only shown, in a frame of ours. */
function answerFile(reply: FastifyReply, body: unknown) {
  const { contenido, mime, nombre } = body as { contenido: Buffer; mime: string; nombre: string }
  reply.type(conLetras(mime)).header('cache-control', 'private, no-store')
  if (mime === 'text/html')
    reply.header('content-security-policy', FRAME_POLICY).header('x-frame-options', 'SAMEORIGIN')
  else reply.header('content-disposition', disposicionDe(nombre))
  return reply.send(contenido)
}

/** Refusals that someone who watches over the door wants to see. */
const statuses = new Set([401, 403, 429])
/** A guess that was wrong, though its status says only that the call was answered. */
const isTry = ({ freno }: Operation, { definition }: Refusal) => freno?.falla === definition

/** Whoever opens a page without a session is asked to log in: that is no knock on a closed door. */
const isUsual = ({ preguntaSesion }: Operation, status: number) => preguntaSesion && status === 401

/** Writes down who was turned away where: the call and the address, nothing of what was sent. */
export function logTurnedAway(request: FastifyRequest, operation: Operation, refusal: Refusal): void {
  const { code: codigo, status: estado } = refusal.definition
  if (isUsual(operation, estado) || !(statuses.has(estado) || isTry(operation, refusal))) return
  request.log.warn({ operacion: operation.name, codigo, estado, ip: request.ip }, 'rechazo')
}

const adjuntoMuyGrande = () =>
  new Refusal(m.muyGrande, { errores: [{ campo: 'archivo', mensaje: archivosMessages.tamano.text }] })

/** What goes wrong before a file has come in whole, in the words of the call. */
const fileErrors = ({ muyGrande }: Operation) =>
  errorHandler({
    400: () => new Refusal(common.invalid),
    413: () => (muyGrande ? new Refusal(muyGrande) : adjuntoMuyGrande()),
    415: () => new Refusal(m.notBinary),
  })

/** A place for calls whose body is a file: nothing else is read there, and no more of it than the call allows. */
function readOnlyFiles(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(TIPO_BINARIO, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}

/** The fields of a call that travel in headers. */
function fieldsInHeaders({ enCabecera }: Operation, { headers }: FastifyRequest): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const [campo, header] of Object.entries(enCabecera)) {
    const sent = headers[header]
    if (typeof sent === 'string') fields[campo] = campoDeCabecera(sent) ?? refuse(m.cabecera, { campo })
  }
  return fields
}

/** The file that is the body. Its key is its hash: a call with another key did not bring what was sent. */
function fileOf({ body, headers }: FastifyRequest): ArchivoEnviado {
  const contenido = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
  const key = headers['idempotency-key']
  const sha256 = createHash('sha256').update(contenido).digest('hex')
  ensure(key === undefined || String(key).toLowerCase() === sha256, m.otroContenido)
  return { nombre: nombreEn(headers['content-disposition'] ?? ''), contenido }
}

/** What a request brings, not yet read. */
function rawPayload(operation: Operation, request: FastifyRequest): unknown {
  if (operation.method === 'POST' && operation.cuerpo === 'json') return request.body
  const inAddress = { ...(request.query as object), ...(request.params as object) }
  return { ...inAddress, ...fieldsInHeaders(operation, request) }
}

/** What the use case receives: what was asked in its shape, and the file where the body is one. */
function payloadOf(operation: Operation, request: FastifyRequest, raw: unknown): unknown {
  const parsed = parsePayload(operation, raw)
  return operation.cuerpo === 'binario' ? { ...(parsed as object), archivo: fileOf(request) } : parsed
}

/** The same of a call that is turned away whatever it asks: null where it is in no shape. */
function payloadIfAny(operation: Operation, raw: unknown): unknown {
  try {
    return parsePayload(operation, raw)
  } catch {
    return null
  }
}

/** The address that the client claims in the payload: kept as declared, never trusted. */
function ipDeclarada(raw: unknown): string | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined
  const entry = Object.entries(raw).find(([key]) => key.toLowerCase() === 'ip')
  return typeof entry?.[1] === 'string' ? entry[1].slice(0, 45) : undefined
}

/** Where a call comes from; `raw`: what it brings, not yet read. */
function originOf(request: FastifyRequest, raw: unknown): Origin {
  return {
    ip: request.ip,
    agente: request.headers['user-agent'] ?? '',
    peticionId: request.id,
    ipDeclarada: ipDeclarada(raw),
  }
}

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
