import { common } from '@alerce/contract/messages/common'
import { restituirLaViva } from '../../declaracion/declaracion/invitaciones/restituir-la-viva.ts'
import { buscarDeclaracion } from '../../declaracion/declaracion/read-model.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import type { Rechazo } from './read-model.ts'
import { actualizarRechazo } from './repository.ts'

/**
 * Restores an annulled invitation, still rejected: only the desk lifts the rejection, and it is never annulled
 * automatically.
 */
export async function restituirInvitacion(ctx: Context, prospecto: Prospecto, rechazo: Rechazo): Promise<void> {
  const ds = (await buscarDeclaracion(ctx.tx, rechazo.declaracionId, true)) ?? refuse(common.notFound)
  await actualizarRechazo(ctx.tx, rechazo.id, { anuladoEn: null, conservadoEn: ctx.ahora })
  await restituirLaViva(ctx, prospecto, ds)
}
