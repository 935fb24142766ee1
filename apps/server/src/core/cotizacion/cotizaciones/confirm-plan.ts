import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../use-case.ts'
import { ensurePrecioDeHoy } from './precio/ensure-precio-de-hoy.ts'
import { markConfirmada } from './repository.ts'

/**
 * Confirms the chosen plan when the prospect passes to cotizacionFinalizada, at today's price (409 when it differs).
 * Afterwards it is fixed. `totalVisto`: pesos.
 */
export async function confirmPlan(ctx: Context, prospecto: Prospecto, totalVisto?: number): Promise<void> {
  await ensurePrecioDeHoy(ctx, { ...prospecto, lugar: 'venta' }, { totalVisto })
  await markConfirmada(ctx.tx, prospecto.id, ctx.ahora)
}
