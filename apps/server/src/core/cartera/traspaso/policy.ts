import { traspasoMessages as m } from '@alerce/contract/messages/cartera/traspaso'
import { common } from '@alerce/contract/messages/common'
import { type AutorDeTraspaso, fallaDeTraspaso } from '@alerce/domain/cartera/traspaso/traspaso'
import { persona } from '../../actor.ts'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { equipoDe, type PersonaDeCartera, personasPorId } from './read-model.ts'

/** As whom this caller hands over: an administrator or a round of the machine, or the head of a team. */
export async function quienTraspasa(ctx: Context): Promise<AutorDeTraspaso> {
  if (ctx.actor.kind === 'sistema' || persona(ctx).roles.includes('administracion')) return 'administracion'
  return { equipoId: await equipoDe(ctx.tx, persona(ctx).usuarioId) }
}

/** Two people between whom cases go, by their ids. */
export interface Partes {
  readonly de: number
  readonly a: number
}

/**
 * Both, once the caller may hand over from one to the other. 404: not theirs to hand over; 422 at `campo`: not to that
 * person. `bloquear`: their rows are locked, so that nobody deactivates one meanwhile; after those of the cases, as every
 * call that books an appointment does.
 */
export async function ensurePartes(
  ctx: Context,
  { de, a }: Partes,
  { campo, bloquear = false }: { readonly campo: string; readonly bloquear?: boolean },
): Promise<{ readonly de: PersonaDeCartera; readonly a: PersonaDeCartera }> {
  const quien = await quienTraspasa(ctx)
  const personas = await personasPorId(ctx.tx, [de, a], bloquear)
  const [uno, otro] = [personas.get(de) ?? refuse(common.notFound), personas.get(a)]
  const falla = otro ? fallaDeTraspaso(quien, { de: uno, a: otro }) : 'destino'
  ensure(falla !== 'ajeno', common.notFound)
  ensure(falla !== 'mismo', m.mismo, { campo })
  if (falla !== null || !otro) return refuse(m.destino, { campo })
  return { de: uno, a: otro }
}

/** The advisor whose portfolio is looked at, of one's own team or, for an administrator, of any (404). */
export async function ensureCartera(ctx: Context, asesorId: number): Promise<void> {
  const quien = await quienTraspasa(ctx)
  const suya = (await personasPorId(ctx.tx, [asesorId])).get(asesorId) ?? refuse(common.notFound)
  ensure(quien === 'administracion' || (suya.equipoId !== null && suya.equipoId === quien.equipoId), common.notFound)
}
