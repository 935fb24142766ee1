import { textosDePareja } from '@alerce/contract/messages/cartera/pareja'
import { novedadDePareja } from '@alerce/domain/cartera/espera-en-pareja'
import type { HechosDeLaVenta } from '@alerce/domain/cartera/pasos'
import { notify } from '../../base/notificaciones/notify.ts'
import { findProspecto } from '../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../use-case.ts'
import { parejaDe } from '../venta/read-model.ts'

/**
 * Tells the advisor of a pair that one of the two may go on, or has come to wait. `antes`: the facts of the one that took
 * a step, as they were before it.
 */
export async function notifyPareja(ctx: Context, prospectoId: number, antes: Partial<HechosDeLaVenta>): Promise<void> {
  const pareja = await parejaDe(ctx.tx, prospectoId)
  const novedad = pareja && novedadDePareja(pareja, antes)
  if (!novedad) return
  const uno = await findProspecto(ctx.tx, prospectoId)
  const suyo = novedad.lado === pareja.lado ? uno : uno?.parejaId && (await findProspecto(ctx.tx, uno.parejaId))
  if (!suyo) return
  const noticia = novedad.que === 'sigue' ? 'parejaSigue' : 'parejaEspera'
  await notify(ctx, { usuarioId: suyo.asesorId, prospectoId: suyo.id }, noticia, textosDePareja[novedad.motivo])
}
