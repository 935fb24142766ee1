import { SISTEMA } from '../../actor.ts'
import { notify } from '../../base/notificaciones/notify.ts'
import { voidLive } from '../../declaracion/ds/invitaciones/void-live.ts'
import { findDeclaracion } from '../../declaracion/ds/read-model.ts'
import { editProspecto } from '../../postulacion/prospecto/policy.ts'
import type { Context } from '../../use-case.ts'
import { rechazoVigenteDe } from './read-model.ts'
import { updateRechazo } from './repository.ts'

interface Rechazada {
  readonly prospectoId: number
  readonly declaracionId: number
}

/**
 * Annuls a rejected invitation and notifies its advisor. False when another call did it, or lifted the rejection, while
 * this one waited for the lock.
 */
export async function voidRechazada(call: Context, { prospectoId, declaracionId }: Rechazada): Promise<boolean> {
  const ctx = { ...call, autor: SISTEMA } as const
  const prospecto = await editProspecto(ctx, prospectoId)
  const rechazo = await rechazoVigenteDe(ctx.tx, declaracionId)
  const ds = await findDeclaracion(ctx.tx, declaracionId, true)
  if (!rechazo || rechazo.conservado !== null || !ds) return false
  await updateRechazo(ctx.tx, rechazo.id, { anuladoEn: ctx.ahora })
  await voidLive(ctx, prospecto, ds, 'rechazo por autenticación')
  await notify(ctx, { usuarioId: prospecto.asesorId, prospectoId }, 'invitacionAnulada')
  return true
}
