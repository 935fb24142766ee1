import { horasDesde } from '@alerce/domain/acceso/actividad'
import { inicioDelDia } from '@alerce/domain/base/fechas/dia'
import { lapsosDesde } from '../../../sesiones/read-model.ts'
import type { Context } from '../../use-case.ts'

/**
 * Hours of activity of a person on the day in Santiago. Who came by a supervisor's link has none: the hours that its
 * user worked elsewhere do not end it.
 */
export async function horasDeHoy({ actor, tx, hoy }: Context, usuarioId: number): Promise<number> {
  if (actor.kind === 'persona' && actor.enlace) return 0
  const desde = inicioDelDia(hoy)
  return horasDesde(await lapsosDesde(tx, usuarioId, desde), desde)
}
