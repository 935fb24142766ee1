import { ensureCompensacionUpd } from '../../../cotizacion/cotizaciones/compensacion/ensure-compensacion-upd.ts'
import { takePareja } from '../../../cotizacion/cotizaciones/compensacion/read-pareja.ts'
import { forgetDeLaActualizacion } from '../../../cotizacion/cotizaciones/forget-de-la-actualizacion.ts'
import { ensurePrecioDeHoy } from '../../../cotizacion/cotizaciones/precio/ensure-precio-de-hoy.ts'
import { editWithPareja } from '../../../postulacion/prospecto/policy.ts'
import type { Context } from '../../../use-case.ts'
import { applyCambio } from './apply-cambio.ts'
import { ensureConfirmable } from './ensure-confirmable.ts'

/**
 * Confirms the open update of a sale: what it quoted stands from now on, of both of a pair where it changed both (core
 * rules, UPD). 422 while something is missing; 409 where the price is another as of today. `totalVisto`: pesos.
 */
export async function confirmarActualizacion(ctx: Context, prospectoId: number, totalVisto?: number): Promise<void> {
  const { prospecto } = await editWithPareja(ctx, prospectoId)
  const { parejaId } = prospecto
  const lados = await ensureConfirmable(ctx, prospecto)
  if (parejaId !== null && lados.every((lado) => lado.prospecto.id !== parejaId))
    await forgetDeLaActualizacion(ctx, parejaId)
  for (const { prospecto: lado, elegido } of lados) {
    const leido = lado.id === prospectoId ? { totalVisto } : { delOtro: true }
    if (elegido) await ensurePrecioDeHoy(ctx, { ...lado, lugar: 'actualizacion' }, leido)
  }
  if (parejaId !== null) await ensureCompensacionUpd(ctx, await takePareja(ctx, prospectoId, 'actualizacion'))
  for (const lado of lados) await applyCambio(ctx, lado.prospecto)
}
