import { common } from '@alerce/contract/messages/common'
import type { MessageDefinition } from '@alerce/contract/messages/message'
import type { Role } from '@alerce/contract/operation'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { refuse } from './refusal.ts'

/** A person with a session. */
export interface Persona {
  readonly kind: 'persona'
  readonly usuarioId: number
  readonly sesionId: number
  readonly nombre: string
  readonly rut: string
  readonly roles: readonly Role[]
  /** CSRF token that our pages send with each write of this session. */
  readonly csrf: string
  /** The password is provisional: few operations are allowed until it is changed. */
  readonly debeCambiarClave: boolean
  /** A role must have a second factor and this person has none: as few operations are allowed. */
  readonly faltaSegundoFactor: boolean
  /** Session by a supervisor's link: reads this advisor's portfolio only. */
  readonly enlace: { readonly id: number; readonly asesorId: number } | null
  /** Account of the company that opened the session. */
  readonly empresa?: SesionDeEmpresa | undefined
}
/** A session opened by the account of the company. `sid`: id of the provider's own session, if it said one. */
export interface SesionDeEmpresa {
  readonly cuentaId: number
  readonly sid: string | null
}
/** A bearer client: acts as the advisor that owns the record named in the call. */
export interface Cliente {
  readonly kind: 'cliente'
  readonly clienteId: string
  /** Scopes of its token. */
  readonly alcances: readonly string[]
}
/** Caller without a session: only public operations. */
interface ActorAnonimo {
  readonly kind: 'anonimo'
  /** Reason for the end of the browser's last session. */
  readonly motivo?: string
}
/** Command of the operator on the machine, or a scheduled job. */
export interface ActorSistema {
  readonly kind: 'sistema'
  readonly mando: string
}
/** Applicant identified on their own page. `sesion`: session of their declaration; null on pages without one. */
export interface Postulante {
  readonly kind: 'postulante'
  readonly sesion: { readonly id: number; readonly declaracionId: number } | null
}
/** Client behind a link of a public page, as the author of what they do there. */
export const CLIENTE: Postulante = { kind: 'postulante', sesion: null }

export type Actor = Persona | Cliente | ActorAnonimo | ActorSistema | Postulante

/** Person of the call; refuses other actors. */
export function persona({ actor }: { readonly actor: Actor }): Persona {
  return actor.kind === 'persona' ? actor : refuse(common.unauthenticated)
}

/** Declaration of the calling applicant. */
export function declaracionDelPostulante({ actor }: { readonly actor: Actor }): number {
  return (actor.kind === 'postulante' && actor.sesion?.declaracionId) || refuse(common.unauthenticated)
}

/** User whose portfolio and notifications a person sees: the advisor's, by a supervisor's link. */
export const aQuienSigue = ({ enlace, usuarioId }: Persona): number => enlace?.asesorId ?? usuarioId

/** Author name of the machine in the Bitácora. */
export const SISTEMA = 'sistema'

/** Author name of an automatic decision, shown with its result. */
export const MOTOR_LOCAL = 'motor local'

/** Signature of an actor in a record. `asesor`: name of the advisor of a bearer client, if known. */
export function firma(actor: Actor, asesor: string | null = null): string {
  if (actor.kind === 'persona') return actor.enlace ? `${actor.nombre} (enlace ${actor.enlace.id})` : actor.nombre
  if (actor.kind === 'sistema') return `mando ${actor.mando}`
  if (actor.kind === 'postulante') return 'el postulante'
  if (actor.kind === 'cliente') return `cliente ${actor.clienteId}${asesor === null ? '' : ` por ${asesor}`}`
  return 'anónimo'
}

/** Actor and origin of a command that the operator runs on this machine. */
export const operatorOf = (mando: string) => ({
  actor: { kind: 'sistema', mando } satisfies ActorSistema,
  origin: { ip: 'local', agente: `alerce ${mando}`, peticionId: mando },
})

/** Whether a signature is this actor's: a bearer client is the same for any advisor. */
export function esDe(actor: Actor, firmado: string): boolean {
  const yo = firma(actor)
  return firmado === yo || (actor.kind === 'cliente' && firmado.startsWith(`${yo} por `))
}

interface Dichos {
  /** Message for the author, in another window. */
  readonly propio: MessageDefinition
  /** Message for other persons; «otra persona» is replaced by the name. */
  readonly ajeno: MessageDefinition
}

interface Rechazado {
  /** Instant of the decision, ISO; absent: not known. */
  readonly cuando?: string | null
  readonly data?: unknown
  /** Field of the refusal. */
  readonly campo?: string
}

/** Refuses a decision already taken: the author reads `propio`; others read `ajeno` with the name and the time. */
export function yaHecho(
  actor: Actor,
  quien: string | null,
  { propio, ajeno }: Dichos,
  { cuando, ...mas }: Rechazado = {},
): never {
  if (quien !== null && esDe(actor, quien)) return refuse(propio, mas)
  const nombrado = ajeno.text.replace(/otra persona/i, (otra) => quien ?? otra)
  const texto = cuando ? `${nombrado.replace(/\.$/, '')}, el ${fechaYHora(cuando).replace(' ', ' a las ')}.` : nombrado
  return refuse(ajeno, { ...mas, texto })
}

/** Owner key of an actor's idempotency keys. */
export function claveDeActor(actor: Actor): string {
  if (actor.kind === 'persona') return actor.enlace ? `e${actor.enlace.id}` : `u${actor.usuarioId}`
  if (actor.kind === 'postulante') return `p${actor.sesion?.id ?? ''}`
  return actor.kind === 'cliente' ? `c${actor.clienteId}` : actor.kind
}

/** True for a caller without name or session: such callers are counted per IP address. */
export const sinNombre = (actor: Actor): boolean =>
  actor.kind === 'anonimo' || (actor.kind === 'postulante' && actor.sesion === null)
