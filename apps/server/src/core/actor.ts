import type { Role } from '@alerce/contract/operation'

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
}
/** A bearer client: acts as the advisor that owns the record named in the call. */
export interface Cliente {
  readonly kind: 'cliente'
  readonly clienteId: string
}
/** Nobody yet: only public operations. */
export interface Anonimo {
  readonly kind: 'anonimo'
}
export type Actor = Persona | Cliente | Anonimo

/** How the Bitácora and the access log name who acted. */
export function firma(actor: Actor): string {
  if (actor.kind === 'persona') return actor.nombre
  return actor.kind === 'cliente' ? `cliente ${actor.clienteId}` : 'anónimo'
}

/** The key under which an actor's idempotency keys and rate limits are kept. */
export function claveDeActor(actor: Actor): string {
  if (actor.kind === 'persona') return `u${actor.usuarioId}`
  return actor.kind === 'cliente' ? `c${actor.clienteId}` : 'anonimo'
}
