import { SISTEMA } from '../../actor.ts'
import { notificar } from '../../base/notificaciones/notificar.ts'
import { anularLaViva } from '../../declaracion/declaracion/invitaciones/anular-la-viva.ts'
import { buscarDeclaracion } from '../../declaracion/declaracion/read-model.ts'
import { editarProspecto } from '../../postulacion/prospecto/policy.ts'
import type { Context } from '../../use-case.ts'
import { rechazoVigenteDe } from './read-model.ts'
import { actualizarRechazo } from './repository.ts'

interface Rechazada {
  readonly prospectoId: number
  readonly declaracionId: number
}

/**
 * Annuls a rejected invitation and notifies its advisor. False when another call did it, or lifted the rejection, while
 * this one waited for the lock.
 */
export async function anularRechazada(call: Context, { prospectoId, declaracionId }: Rechazada): Promise<boolean> {
  const ctx = { ...call, autor: SISTEMA } as const
  const prospecto = await editarProspecto(ctx, prospectoId)
  const rechazo = await rechazoVigenteDe(ctx.tx, declaracionId)
  const ds = await buscarDeclaracion(ctx.tx, declaracionId, true)
  if (!rechazo || rechazo.conservado !== null || !ds) return false
  await actualizarRechazo(ctx.tx, rechazo.id, { anuladoEn: ctx.ahora })
  await anularLaViva(ctx, prospecto, ds, 'rechazo por autenticación')
  await notificar(ctx, { usuarioId: prospecto.asesorId, prospectoId }, 'invitacionAnulada')
  return true
}
