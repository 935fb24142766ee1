import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../use-case.ts'
import { exigirPrecioDeHoy } from './precio/exigir-precio-de-hoy.ts'
import { marcarConfirmada } from './repository.ts'

/**
 * Fixes the chosen plan when the prospect goes on to cotizacionFinalizada, at the price of today (409 where it is
 * another); from then on it is history. `totalVisto`: pesos.
 */
export async function confirmarPlan(ctx: Context, prospecto: Prospecto, totalVisto?: number): Promise<void> {
  await exigirPrecioDeHoy(ctx, { ...prospecto, lugar: 'venta' }, { totalVisto })
  await marcarConfirmada(ctx.tx, prospecto.id, ctx.ahora)
}
