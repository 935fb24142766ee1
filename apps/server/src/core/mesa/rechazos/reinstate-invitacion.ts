import { common } from '@alerce/contract/messages/common'
import { reinstateLive } from '../../declaracion/ds/invitaciones/reinstate-live.ts'
import { findDeclaracion } from '../../declaracion/ds/read-model.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import type { Rechazo } from './read-model.ts'
import { updateRechazo } from './repository.ts'

/**
 * Restores an annulled invitation, still rejected: only the desk lifts the rejection, and it is never annulled
 * automatically.
 */
export async function reinstateInvitacion(ctx: Context, prospecto: Prospecto, rechazo: Rechazo): Promise<void> {
  const ds = (await findDeclaracion(ctx.tx, rechazo.declaracionId, true)) ?? refuse(common.notFound)
  await updateRechazo(ctx.tx, rechazo.id, { anuladoEn: null, conservadoEn: ctx.ahora })
  await reinstateLive(ctx, prospecto, ds)
}
