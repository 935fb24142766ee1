import { rutaDeEventos } from '@alerce/contract/eventos'
import { common } from '@alerce/contract/messages/common'
import { todos } from '@alerce/contract/roles'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { NoticeHub } from '../../avisos/hub.ts'
import type { Persona } from '../../core/actor.ts'
import { ensure, Refusal } from '../../core/refusal.ts'
import type { Positions } from '../../platform/db/positions.ts'
import type { Authenticate } from '../authenticate.ts'
import { authorize } from '../authorize.ts'
import { presentRefusal } from '../envelope.ts'
import { technicalRefusal } from '../errors.ts'
import type { Viewer } from './event-for.ts'
import { follow } from './follow.ts'
import { type EventStream, openStream } from './stream.ts'

export interface Broadcast {
  readonly hub: NoticeHub
  readonly authenticate: Authenticate
  /** Advisors of the team that a person leads. */
  readonly equipoDe: (usuarioId: number) => Promise<readonly number[]>
  /** Of the primary; null: there is no replica. */
  readonly positions: Positions | null
}

/** Any person with a session. `passive`: a screen asks by itself, so it is no activity. */
const puerta = { access: todos, bearer: false, effect: 'read', passive: true, provisional: true } as const

/** Most streams per session: a browser needs one, a person with many windows a few. */
const POR_SESION = 8

interface OpenStreams {
  add(sesionId: number, stream: EventStream): void
  /** Ends all streams when the server stops. */
  end(): void
}

/** Open streams of this server, at most eight per session: a new one closes the oldest. */
function createOpenStreams(): OpenStreams {
  const bySession = new Map<number, Set<EventStream>>()

  function remove(sesionId: number, stream: EventStream): void {
    const group = bySession.get(sesionId)
    group?.delete(stream)
    if (group?.size === 0) bySession.delete(sesionId)
  }

  return {
    add(sesionId, stream) {
      const group = bySession.get(sesionId) ?? new Set()
      bySession.set(sesionId, group.add(stream))
      const [oldest] = group
      if (group.size > POR_SESION && oldest) {
        remove(sesionId, oldest)
        oldest.sendAway()
      }
      stream.onClose(() => remove(sesionId, stream))
    },
    end() {
      for (const stream of [...bySession.values()].flatMap((group) => [...group])) stream.end()
    },
  }
}

/** The stream of server-sent events that every open screen holds. */
export function mountEvents(app: FastifyInstance, { hub, authenticate, equipoDe, positions }: Broadcast): void {
  const openStreams = createOpenStreams()
  // Open replies would keep the server from stopping
  app.addHook('preClose', async () => openStreams.end())
  app.addHook('onClose', () => hub.close())
  // Listen before the first screen opens; if that fails, opening a screen tries again
  app.addHook('onListen', () => hub.open().catch((error) => app.log.warn({ err: error }, 'avisos sin escuchar')))

  async function conEquipo(actor: Persona): Promise<Viewer> {
    const equipo = actor.roles.includes('jefatura') ? await equipoDe(actor.usuarioId) : []
    return { actor, equipo }
  }

  async function espectadorDe(request: FastifyRequest): Promise<Viewer> {
    const actor = await authenticate(puerta, request)
    authorize(puerta, actor)
    ensure(actor.kind === 'persona', common.unauthenticated)
    return await conEquipo(actor)
  }

  /** Reads the rights again: those of the person may change during the stream. */
  async function look(request: FastifyRequest): Promise<Viewer | { readonly motivo: string } | null> {
    try {
      const actor = await authenticate(puerta, request)
      if (actor.kind === 'persona') return await conEquipo(actor)
      return { motivo: (actor.kind === 'anonimo' && actor.motivo) || '' }
    } catch (error) {
      request.log.warn({ err: error }, 'no se pudo revisar la sesión de una pantalla')
      return null
    }
  }

  async function handle(request: FastifyRequest, reply: FastifyReply) {
    try {
      const viewer = await espectadorDe(request)
      await hub.open()
      const stream = openStream(reply)
      openStreams.add(viewer.actor.sesionId, stream)
      await follow(stream, { viewer, hub, positions, look: () => look(request) })
      return reply
    } catch (error) {
      const refusal = error instanceof Refusal ? error : technicalRefusal(error, null)
      if (!(error instanceof Refusal)) request.log.error({ err: error }, 'fallo técnico')
      const { status, body, headers } = presentRefusal(null, refusal, false)
      return reply.code(status).headers(headers).header('cache-control', 'no-store').send(body)
    }
  }

  app.route({ method: 'GET', url: rutaDeEventos, exposeHeadRoute: false, handler: handle })
}
