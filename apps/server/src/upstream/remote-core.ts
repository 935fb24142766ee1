import { especificacion, type NombreEspecificado } from '@alerce/contract/especificacion/especificacion'
import { nucleoMessages as m } from '@alerce/contract/messages/base/nucleo'
import { common } from '@alerce/contract/messages/common'
import { avisando } from '../avisos/avisando.ts'
import { type Persona, persona } from '../core/actor.ts'
import type { Call, Core } from '../core/core.ts'
import { recordSalud } from '../core/record-salud.ts'
import { Refusal } from '../core/refusal.ts'
import type { Vault } from '../platform/vault.ts'
import { composiciones } from './composiciones/composiciones.ts'
import { listas } from './composiciones/lista.ts'
import { ensureConocidos } from './conocidos/ensure-conocidos.ts'
import { createRemoteCall, type RemoteCallNeeds } from './create-remote-call.ts'
import { hydrate } from './espejo/hydrate.ts'
import { cerradasPara, type Forma, formas, type NombrePropio } from './formas.ts'
import { asesorDelNucleo, enterByNucleo } from './ingreso/enter-by-nucleo.ts'
import { rememberOnce } from './remember-once.ts'
import type { RemoteCall } from './remote-call.ts'
import type { Asesor } from './sent-payload.ts'

export interface RemoteNeeds extends RemoteCallNeeds {
  readonly vault: Vault
}

const isEspecificada = (name: string): name is NombreEspecificado => Object.hasOwn(especificacion, name)

/** Calls of the specifications about the caller's own session and the public lists: this server answers its users. */
const deTodos = new Set<string>([
  ...(['validarAcceso', 'registroAcceso', 'actividadDiaria', 'inactividadDiaria', 'obtenerNotificaciones'] as const),
  ...(['actualizarNotificacion', 'regiones', 'ciudades', 'ciudadesRegion', 'comunas', 'afps', 'isapres'] as const),
] satisfies NombreEspecificado[])

/** How an operation of ours is answered; null: it is one of the specifications. */
const formaDe = (name: string): Forma | null => (isEspecificada(name) ? null : formas[name as NombrePropio])

/** Refuses what is closed. */
function ensureOpen(forma: Forma | null): void {
  if (forma?.como === 'cerrada') throw new Refusal(m.noOfrece, { texto: forma.motivo })
}

/**
 * Connected mode: an advisor of the remote core is answered by it, through the calls of the specifications alone; a user
 * of this server by the embedded core.
 */
export function createRemoteCore(needs: RemoteNeeds): Core {
  const { db, clock, vault, local } = needs

  /** Answer to an operation of ours that is not simply local. */
  async function answerOwn(call: Call, remote: RemoteCall, forma: Forma): Promise<unknown> {
    const { operation, payload } = call
    if (forma.como === 'delServidor') throw new Refusal(m.suClave)
    if (forma.como === 'copia') {
      await hydrate(remote, (payload as { prospectoId: number }).prospectoId)
      return await local.call(call)
    }
    const reply = await composiciones[operation.name as keyof typeof composiciones](payload as never, remote)
    return operation.envelope === 'binary' ? reply : operation.reply.parse(reply)
  }

  /** Answer of the core to a call of the specifications; a list is filtered and ordered here. */
  async function askEspecificada({ operation, payload, sent = payload }: Call, remote: RemoteCall): Promise<unknown> {
    const name = operation.name as NombreEspecificado
    const lista = name in listas ? listas[name as keyof typeof listas] : null
    return lista ? await lista(payload as never, sent, remote) : await remote.ask(name, sent)
  }

  /** Answers an advisor of the core. */
  async function answer(call: Call, actor: Persona, asesor: Asesor): Promise<unknown> {
    const { operation, payload } = call
    const forma = formaDe(operation.name)
    ensureOpen(forma)
    if (forma?.como === 'local') return await local.call(call)
    await ensureConocidos(db, asesor.usuarioId, operation, payload)
    const remote = createRemoteCall(needs, call, actor, asesor)
    const reply = forma ? await answerOwn(call, remote, forma) : await askEspecificada(call, remote)
    await db.transaction().execute(async (tx) => {
      if (operation.health) await recordSalud(tx, vault, clock.ahora(), call)
      if (operation.effect === 'write') await avisando(tx, operation, payload, async () => reply)
    })
    return reply
  }

  /** The session, with the operations that are closed to this person: screens hide them. */
  const answerSesion = async (call: Call, asesor: Asesor | null): Promise<unknown> => ({
    ...((await local.call(call)) as object),
    cerradas: cerradasPara(asesor !== null),
  })

  /** Answers a user of this server, an applicant, a job or nobody: never about a sale, which is a copy here. */
  async function answerOthers(call: Call): Promise<unknown> {
    const { operation, actor } = call
    const forma = formaDe(operation.name)
    if (actor.kind === 'sistema') return await local.call(call)
    ensureOpen(forma)
    const deSuSesion = forma ? forma.como === 'local' || forma.como === 'delServidor' : deTodos.has(operation.name)
    if (!deSuSesion) throw new Refusal(m.soloAsesores)
    return await local.call(call)
  }

  async function callAs(call: Call): Promise<unknown> {
    const { operation, actor } = call
    if (operation.name === 'autenticarDashboard') return await enterByNucleo(needs, call)
    if (actor.kind === 'cliente') throw new Refusal(m.programas)
    const asesor = actor.kind === 'persona' ? await asesorDelNucleo(db, actor) : null
    if (operation.name === 'sesionActual') return await answerSesion(call, asesor)
    if (!asesor) return await answerOthers(call)
    const once = operation.effect === 'write' && !operation.secret ? call.clave : undefined
    return await rememberOnce({ db, vault, clock }, call, once, () => answer(call, persona(call), asesor))
  }

  return {
    call: async (call) => {
      try {
        return await callAs(call)
      } catch (error) {
        const others = error instanceof Refusal && error.definition === common.notFound
        if (others && call.operation.health && call.actor.kind === 'persona') await local.turnedAway(call)
        throw error
      }
    },
    turnedAway: local.turnedAway,
  }
}
