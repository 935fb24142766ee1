import { textosDePareja } from '@alerce/contract/messages/cartera/pareja'
import { novedadDePareja } from '@alerce/domain/cartera/espera-en-pareja'
import type { HechosDeLaVenta } from '@alerce/domain/cartera/pasos'
import { notificar } from '../../base/notificaciones/notificar.ts'
import { buscarProspecto } from '../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../use-case.ts'
import { parejaDe } from '../venta/read-model.ts'

/**
 * Tells the advisor of a pair that one of the two may go on, or has come to wait. `antes`: the facts of the one that took
 * a step, as they were before it.
 */
export async function avisarALaPareja(
  ctx: Context,
  prospectoId: number,
  antes: Partial<HechosDeLaVenta>,
): Promise<void> {
  const pareja = await parejaDe(ctx.tx, prospectoId)
  const novedad = pareja && novedadDePareja(pareja, antes)
  if (!novedad) return
  const uno = await buscarProspecto(ctx.tx, prospectoId)
  const suyo = novedad.lado === pareja.lado ? uno : uno?.parejaId && (await buscarProspecto(ctx.tx, uno.parejaId))
  if (!suyo) return
  const noticia = novedad.que === 'sigue' ? 'parejaSigue' : 'parejaEspera'
  await notificar(ctx, { usuarioId: suyo.asesorId, prospectoId: suyo.id }, noticia, textosDePareja[novedad.motivo])
}
