import { common } from '@alerce/contract/messages/common'
import type { MessageDefinition } from '@alerce/contract/messages/message'
import type { Role } from '@alerce/contract/operation'
import { refuse } from './refusal.ts'

/** A person with a session. */
export interface Persona {
  readonly kind: 'persona'
  readonly usuarioId: number
  readonly sesionId: number
  readonly nombre: string
  readonly rut: string
  readonly roles: readonly Role[]
  /** What our own pages send back with each write of this session. */
  readonly csrf: string
  /** The password is provisional: little is open until it is changed. */
  readonly debeCambiarClave: boolean
  /** Came by a supervisor's link: sees this one advisor's portfolio, and only reads. */
  readonly enlace: { readonly id: number; readonly asesorId: number } | null
}
/** A bearer client: acts as the advisor that owns the record named in the call. */
export interface Cliente {
  readonly kind: 'cliente'
  readonly clienteId: string
  /** What its token may do. */
  readonly alcances: readonly string[]
}
/** Nobody yet: only public operations. */
interface ActorAnonimo {
  readonly kind: 'anonimo'
  /** Why the session that the browser still remembers has ended. */
  readonly motivo?: string
}
/** A command of the operator on the machine itself, or one of its rounds. */
export interface ActorSistema {
  readonly kind: 'sistema'
  readonly mando: string
}
/**
 * An applicant who has proved who they are on a page of their own. `sesion`: the one of their declaration; null where
 * that page has none.
 */
export interface Postulante {
  readonly kind: 'postulante'
  readonly sesion: { readonly id: number; readonly declaracionId: number } | null
}
export type Actor = Persona | Cliente | ActorAnonimo | ActorSistema | Postulante

/** The person that calls: some calls are no bearer client's. */
export function persona({ actor }: { readonly actor: Actor }): Persona {
  return actor.kind === 'persona' ? actor : refuse(common.unauthenticated)
}

/** The declaration of the applicant that calls, and of no other. */
export function declaracionDelPostulante({ actor }: { readonly actor: Actor }): number {
  return (actor.kind === 'postulante' && actor.sesion?.declaracionId) || refuse(common.unauthenticated)
}

/** Whose portfolio and notifications a person follows as their own: a supervisor by link, the advisor's. */
export const aQuienSigue = ({ enlace, usuarioId }: Persona): number => enlace?.asesorId ?? usuarioId

/** How the Bitácora names the machine, where it does something by itself. */
export const SISTEMA = 'sistema'

/** Who decides on a declaration when nobody does: shown wherever its result is. */
export const MOTOR_LOCAL = 'motor local'

/** How a record names who acted. `asesor`: for whom a bearer client did, by their name, where that is known. */
export function firma(actor: Actor, asesor: string | null = null): string {
  if (actor.kind === 'persona') return actor.enlace ? `${actor.nombre} (enlace ${actor.enlace.id})` : actor.nombre
  if (actor.kind === 'sistema') return `mando ${actor.mando}`
  if (actor.kind === 'postulante') return 'el postulante'
  if (actor.kind === 'cliente') return `cliente ${actor.clienteId}${asesor === null ? '' : ` por ${asesor}`}`
  return 'anónimo'
}

/** Whether a record names this actor: a bearer client signs for one advisor or another, and is the same. */
export function esDe(actor: Actor, firmado: string): boolean {
  const yo = firma(actor)
  return firmado === yo || (actor.kind === 'cliente' && firmado.startsWith(`${yo} por `))
}

interface Dichos {
  /** To who did it, in another window. */
  readonly propio: MessageDefinition
  /** To anybody else, of «otra persona». */
  readonly ajeno: MessageDefinition
}

interface Rechazado {
  readonly data?: unknown
  /** Where it stands. */
  readonly campo?: string
}

/** Refuses what was decided already: to who decided it, as theirs; to anybody else by whom, where `quien` says it. */
export function yaHecho(actor: Actor, quien: string | null, { propio, ajeno }: Dichos, mas: Rechazado = {}): never {
  if (quien !== null && esDe(actor, quien)) return refuse(propio, mas)
  return refuse(ajeno, { ...mas, texto: ajeno.text.replace(/otra persona/i, (otra) => quien ?? otra) })
}

/** The key under which an actor's idempotency keys are kept. */
export function claveDeActor(actor: Actor): string {
  if (actor.kind === 'persona') return actor.enlace ? `e${actor.enlace.id}` : `u${actor.usuarioId}`
  if (actor.kind === 'postulante') return `p${actor.sesion?.id ?? ''}`
  return actor.kind === 'cliente' ? `c${actor.clienteId}` : actor.kind
}

/** Whoever is nobody by name yet, or has no session, is told apart by where they call from. */
export const sinNombre = (actor: Actor): boolean =>
  actor.kind === 'anonimo' || (actor.kind === 'postulante' && actor.sesion === null)
