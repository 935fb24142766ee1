import { notify } from '../../../base/notificaciones/notify.ts'
import { findProspecto } from '../../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../../use-case.ts'
import type { Declaracion } from '../../ds/read-model.ts'

/** Tells its advisor of a declaration that the round closed; whoever pressed for it is told nothing. */
export async function notifyCierre(
  ctx: Context,
  { prospectoId, folio }: Pick<Declaracion, 'prospectoId' | 'folio'>,
  cual: 'denegadaCerrada' | 'insuficienteCerrada',
): Promise<void> {
  if (ctx.actor.kind !== 'sistema') return
  const prospecto = await findProspecto(ctx.tx, prospectoId)
  if (prospecto) await notify(ctx, { usuarioId: prospecto.asesorId, prospectoId }, cual, String(folio))
}
