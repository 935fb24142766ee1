import { common } from '@alerce/contract/messages/common'
import { rutasDav } from '@alerce/contract/wire/dav'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Core } from '../../core/core.ts'
import { Refusal } from '../../core/refusal.ts'
import type { Clock } from '../../platform/clock.ts'
import { askAgain } from '../../platform/db/outage.ts'
import { createAttempts } from '../attempts.ts'
import { authorize } from '../authorize.ts'
import { parsePayload } from '../body/parse.ts'
import { levelOf, technicalRefusal } from '../errors.ts'
import type { IsSecure } from '../session/cookie.ts'
import type { CalendarProgram, Connections } from './connections.ts'
import { type DavAnswer, type DavCall, methods } from './methods.ts'
import { MAX_EVENT, placeOf } from './places.ts'
import { DavRefusal, refusedByCore } from './precondition.ts'

/** Calendar programs, and whether a request may carry their password. */
export interface Calendars {
  readonly connections: Connections
  readonly isSecure: IsSecure
}

interface Parts extends Calendars {
  readonly core: Core
  readonly clock: Clock
  readonly attemptsPerMinute: number
  /** Throws Outage `full`. */
  readonly ensureRoom: () => Promise<void>
}

const CHALLENGE = 'Basic realm="Alerce", charset="UTF-8"'
const CLASSES = '1, calendar-access'
/** A request for a thousand entries by their addresses. */
const MAX_BODY = 4 * MAX_EVENT

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '::1', '[::1]'])

/** Only answers about what was sent: passwords do not travel in clear over a network. */
const mayCarryPassword = (request: FastifyRequest, isSecure: IsSecure) =>
  isSecure(request) || LOOPBACK.has(request.hostname)

const header = ({ headers }: FastifyRequest, name: string): string | undefined => {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}

function callOf(request: FastifyRequest, { core, clock, ensureRoom }: Parts, program: CalendarProgram): DavCall | null {
  const { persona, cambio } = program
  const place = placeOf(request.url)
  if (!place) return null
  const origin = { ip: request.ip, agente: header(request, 'user-agent') ?? '', peticionId: request.id }
  return {
    place,
    nombre: persona.nombre,
    cambio,
    hoy: clock.hoy(),
    depth: header(request, 'depth')?.toLowerCase() ?? '0',
    ifMatch: header(request, 'if-match'),
    ifNoneMatch: header(request, 'if-none-match'),
    body: typeof request.body === 'string' ? request.body : '',
    async run(operation, sent) {
      authorize(operation, persona)
      const payload = parsePayload(operation, sent)
      const call = () => core.call({ operation, payload, actor: persona, origin }) as Promise<never>
      if (operation.effect === 'read') return await askAgain(call)
      await ensureRoom()
      return await call()
    },
  }
}

function send(reply: FastifyReply, { status, body, type, etag }: DavAnswer) {
  if (etag) reply.header('etag', etag)
  if (type) reply.type(type)
  return reply.code(status).header('dav', CLASSES).header('cache-control', 'private, no-cache').send(body)
}

/** Refusal of a call, with the cause in the log when it is a failure of ours. */
function refusalOf(error: unknown, request: FastifyRequest): DavRefusal {
  if (error instanceof DavRefusal) return error
  if (!(error instanceof Refusal)) request.log[levelOf(error)]({ err: error }, 'fallo técnico')
  const refusal = error instanceof Refusal ? error : technicalRefusal(error, null)
  return refusedByCore(refusal, header(request, 'if-match') !== undefined)
}

/** Address where programs look for the calendar of a host (RFC 6764). */
const WELL_KNOWN = '/.well-known/caldav'

/**
 * Calendar server (CalDAV, RFC 4791): the agenda of an advisor for the calendar programs that they connected, each with
 * a password of its own over HTTP Basic.
 */
export async function mountDav(app: FastifyInstance, parts: Parts): Promise<void> {
  for (const method of Object.keys(methods)) {
    if (!app.supportedMethods.includes(method)) app.addHttpMethod(method, { hasBody: true })
  }
  await app.register((own, _options, done) => {
    const attempts = createAttempts(own, parts.attemptsPerMinute)
    own.removeAllContentTypeParsers()
    own.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, parsed) => parsed(null, body))
    own.addHook('onRequest', attempts.ensureRoom)

    /** CalendarProgram of a request; null: refused here. */
    async function admit(request: FastifyRequest, reply: FastifyReply): Promise<CalendarProgram | null> {
      if (!mayCarryPassword(request, parts.isSecure)) {
        await send(reply, { status: 403, body: 'Use https.', type: 'text/plain; charset=utf-8' })
        return null
      }
      const sent = request.headers.authorization
      const program = sent === undefined ? null : await askAgain(() => parts.connections.find(sent))
      if (program) return program
      // A program asks without password first, to learn that it needs one
      if (sent !== undefined) {
        await attempts.refused(request)
        request.log.warn({ codigo: common.unauthenticated.code, estado: 401, ip: request.ip }, 'rechazo')
      }
      await send(reply.header('www-authenticate', CHALLENGE), { status: 401 })
      return null
    }

    async function handle(request: FastifyRequest, reply: FastifyReply) {
      try {
        const program = await admit(request, reply)
        if (!program) return reply
        const call = callOf(request, parts, program)
        return send(reply, (await (call && methods[request.method]?.(call))) ?? { status: 404 })
      } catch (error) {
        const { status, body } = refusalOf(error, request)
        return send(reply, { status, body, type: 'text/xml; charset=utf-8' })
      }
    }

    const allowed = ['OPTIONS', ...Object.keys(methods)].join(', ')
    for (const url of [rutasDav.raiz, `${rutasDav.raiz}*`]) {
      own.route({
        method: 'OPTIONS',
        url,
        handler: async (_request, reply) => send(reply.header('allow', allowed), { status: 200 }),
      })
      own.route({ method: Object.keys(methods) as never, url, bodyLimit: MAX_BODY, handler: handle })
    }
    const redirect = { method: ['GET', 'PROPFIND'] as never, url: WELL_KNOWN }
    own.route({ ...redirect, handler: async (_request, reply) => reply.redirect(rutasDav.raiz, 301) })
    done()
  })
}
