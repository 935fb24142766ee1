import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../use-case.ts'
import { exigirPrecioDeHoy } from './precio/exigir-precio-de-hoy.ts'
import { marcarConfirmada } from './repository.ts'

/**
 * Confirms the chosen plan when the prospect passes to cotizacionFinalizada, at today's price (409 when it differs).
 * Afterwards it is fixed. `totalVisto`: pesos.
 */
export async function confirmarPlan(ctx: Context, prospecto: Prospecto, totalVisto?: number): Promise<void> {
  await exigirPrecioDeHoy(ctx, { ...prospecto, lugar: 'venta' }, { totalVisto })
  await marcarConfirmada(ctx.tx, prospecto.id, ctx.ahora)
}
