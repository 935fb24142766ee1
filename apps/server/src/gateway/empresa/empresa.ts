import { CAMPO_DE_AVISO, rutasDeEmpresa as rutas } from '@alerce/contract/empresa'
import { avisosDeEmpresa, empresaMessages as m } from '@alerce/contract/messages/acceso/empresa'
import type { MessageDefinition } from '@alerce/contract/messages/message'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SesionDeEmpresa } from '../../core/actor.ts'
import { ensure, Refusal, refuse } from '../../core/refusal.ts'
import type { Origin } from '../../core/use-case.ts'
import {
  type Cierre,
  type IdentidadDeEmpresa,
  type Proveedor,
  ProveedorRefused,
} from '../../platform/outside/proveedor.ts'
import type { Vault } from '../../platform/vault.ts'
import { createAttempts } from '../attempts.ts'
import type { Authenticate } from '../authenticate.ts'
import { levelOf } from '../errors.ts'
import type { Cookie } from '../session/cookie.ts'
import type { SessionEntry } from '../session/enter.ts'
import type { Sessions } from '../session/sessions.ts'
import { createFlujos } from './flujos.ts'
import { addressOfReturn, loginOf } from './retorno.ts'

/** The provider, and what the core does with its word. */
export interface Empresa {
  readonly proveedor: Proveedor
  /** Throws Refusal. */
  admit(identidad: IdentidadDeEmpresa, origin: Origin): Promise<SesionDeEmpresa & { readonly usuarioId: number }>
  /** Ends the sessions of a login that the provider ended. */
  end(cierre: Cierre): Promise<number>
}

/** Parts that open a session, and the cookie of a login on its way. */
export interface PartsOfEntry {
  readonly sessions: Sessions
  readonly enter: SessionEntry
  readonly flujo: Cookie
}

interface Parts extends PartsOfEntry {
  /** Null: the company's account is not configured. */
  readonly empresa: Empresa | null
  readonly vault: Vault
  readonly authenticate: Authenticate
  /** Public address of the screens. */
  readonly direccion: string
  /** ISO instant. */
  readonly ahora: () => string
  readonly attemptsPerMinute: number
}

const porClase = { caido: m.sinRespuesta, negado: m.negada, falso: m.noComprobada } as const

/** Refusal that the login page shows; an unexpected failure has the general one. */
function shownFor(error: unknown): MessageDefinition {
  if (error instanceof ProveedorRefused) return porClase[error.clase]
  return error instanceof Refusal && error.definition.code in avisosDeEmpresa ? error.definition : m.noComprobada
}

/** A refusal that the caller may have caused: failures of the provider or of the server count for nobody. */
const isTry = (error: unknown): boolean =>
  error instanceof Refusal || (error instanceof ProveedorRefused && error.clase !== 'caido')

const originOf = ({ ip, headers, id }: FastifyRequest): Origin => ({
  ip,
  agente: headers['user-agent'] ?? '',
  peticionId: id,
})

const queryOf = ({ url }: FastifyRequest): URLSearchParams => new URL(url, 'http://alerce').searchParams

/** Navigations of a person: each ends on a page of ours or of the provider, never on an error of the API. */
function mountNavigations(app: FastifyInstance, parts: Parts): void {
  const { empresa, authenticate, sessions, enter, direccion } = parts
  const flujos = createFlujos(parts)
  const attempts = createAttempts(app, parts.attemptsPerMinute)

  const goTo = (reply: FastifyReply, address: string) =>
    reply.header('cache-control', 'no-store').redirect(address, 303)

  function tellOnLogin(request: FastifyRequest, reply: FastifyReply, volver: string, error: unknown) {
    const { code: codigo } = shownFor(error)
    const isKnown = error instanceof Refusal || error instanceof ProveedorRefused
    if (!isKnown) request.log[levelOf(error)]({ err: error, operacion: 'ingresoDeEmpresa' }, 'fallo técnico')
    // Only the message: the cause of a failed proof may hold the proof
    const causa = isKnown ? error.message : ''
    request.log.warn({ operacion: 'ingresoDeEmpresa', codigo, causa, ip: request.ip }, 'rechazo')
    return goTo(reply, `${loginOf(volver)}?${CAMPO_DE_AVISO}=${codigo}`)
  }

  /** Runs a step; its failure counts as an attempt and is told on the login page. */
  const stepOf =
    (step: (own: Empresa, request: FastifyRequest, reply: FastifyReply) => Promise<string>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const volver = addressOfReturn(queryOf(request).get('volver') ?? flujos.read(request)?.volver)
      if (!empresa) return goTo(reply, loginOf(volver))
      try {
        await attempts.ensureRoom(request, reply).catch(() => refuse(m.demasiados))
        return goTo(reply, await step(empresa, request, reply))
      } catch (error) {
        if (isTry(error)) await attempts.refused(request)
        return tellOnLogin(request, reply, volver, error)
      }
    }

  app.get(
    rutas.entrada,
    stepOf(async ({ proveedor }, request, reply) => {
      const { direccion: leave, flujo } = await proveedor.begin()
      flujos.write(request, reply, { ...flujo, volver: addressOfReturn(queryOf(request).get('volver')) })
      return leave
    }),
  )
  app.get(
    rutas.vuelta,
    stepOf(async ({ proveedor, admit }, request, reply) => {
      const begun = flujos.read(request)
      flujos.clear(request, reply)
      const query = queryOf(request)
      ensure(begun && query.get('state') === begun.estado, m.vencida)
      const identidad = await proveedor.finish(query.toString(), begun)
      const { usuarioId, ...cuenta } = await admit(identidad, originOf(request))
      const caller = await authenticate({ passive: true }, request)
      await enter({ request, reply, caller }, (device) => sessions.open(usuarioId, device, cuenta))
      return begun.volver
    }),
  )
  // Without a session and without the person's token: the provider asks before it ends its session
  app.get(rutas.salida, async (request, reply) => {
    const login = loginOf(addressOfReturn(queryOf(request).get('volver')))
    const salida = await empresa?.proveedor.findSalida(`${direccion}${login}`).catch(() => null)
    return goTo(reply, salida ?? login)
  })
}

/** Call of the provider: a signed logout token (OpenID Connect Back-Channel Logout 1.0 §2.8). */
function mountCierre(app: FastifyInstance, { empresa, attemptsPerMinute }: Parts): void {
  const attempts = createAttempts(app, attemptsPerMinute)
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) => {
    done(null, new URLSearchParams(text as string))
  })
  async function endNamed(body: unknown): Promise<number> {
    const token = body instanceof URLSearchParams ? body.get('logout_token') : null
    if (!token || !empresa) throw new ProveedorRefused('falso')
    return await empresa.end(await empresa.proveedor.readCierre(token))
  }

  app.post(rutas.cierre, { onRequest: attempts.ensureRoom }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      const cerradas = await endNamed(request.body)
      request.log.info({ cerradas }, 'cierre pedido por el proveedor')
      return reply.code(200).send()
    } catch (error) {
      if (!(error instanceof ProveedorRefused)) throw error
      await attempts.refused(request)
      request.log.warn({ operacion: 'cierreDeEmpresa', causa: error.message, ip: request.ip }, 'rechazo')
      const isDown = error.clase === 'caido'
      return reply.code(isDown ? 503 : 400).send({ error: isDown ? 'temporarily_unavailable' : 'invalid_request' })
    }
  })
}

/** Login with the account of the company, by redirects: no operations, since no screen of ours calls them. */
export async function mountEmpresa(app: FastifyInstance, parts: Parts): Promise<void> {
  mountNavigations(app, parts)
  // Its own context: no other call but that of tokens accepts a form
  await app.register((own, _options, done) => {
    mountCierre(own, parts)
    done()
  })
}
