import type { Actor } from '../../../actor.ts'
import type { Toma } from './read-model.ts'

/** Holder of a case, as seen by the actor. */
export function presentToma(actor: Actor, toma: Toma | null | undefined) {
  if (!toma) return null
  const { usuarioId, por, desde, asignadaPor } = toma
  return { por, propia: actor.kind === 'persona' && actor.usuarioId === usuarioId, desde, asignadaPor }
}
