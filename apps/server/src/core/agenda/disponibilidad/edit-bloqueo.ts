import { bloqueoMessages as m } from '@alerce/contract/messages/agenda/disponibilidad'
import { maximoDeBloqueos } from '@alerce/domain/agenda/bloqueo'
import { persona } from '../../actor.ts'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { cuantosBloqueos, takeBloqueo } from './read-model.ts'

/** Own block, deleted or not, locked; for others it does not exist. */
export async function editBloqueo(ctx: Context, bloqueoId: number) {
  const bloqueo = (await takeBloqueo(ctx.tx, bloqueoId)) ?? refuse(m.eliminado)
  ensure(bloqueo.asesorId === persona(ctx).usuarioId, m.eliminado)
  return bloqueo
}

/** Refuses one too many of an advisor. */
export async function ensureOtro({ tx, hoy }: Context, asesorId: number): Promise<void> {
  ensure((await cuantosBloqueos(tx, asesorId, hoy)) < maximoDeBloqueos, m.demasiados)
}
