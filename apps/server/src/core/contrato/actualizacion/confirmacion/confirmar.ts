import { exigirCompensacionUpd } from '../../../cotizacion/cotizacion/compensacion/exigir-compensacion-upd.ts'
import { tomarPareja } from '../../../cotizacion/cotizacion/compensacion/leer-pareja.ts'
import { olvidarDeLaActualizacion } from '../../../cotizacion/cotizacion/olvidar-de-la-actualizacion.ts'
import { exigirPrecioDeHoy } from '../../../cotizacion/cotizacion/precio/exigir-precio-de-hoy.ts'
import { editarConPareja } from '../../../postulacion/prospecto/policy.ts'
import type { Context } from '../../../use-case.ts'
import { aplicarCambio } from './aplicar-cambio.ts'
import { exigirConfirmable } from './exigir-confirmable.ts'

/**
 * Confirms the open update of a sale: what it quoted stands from now on, of both of a pair where it changed both (core
 * rules, UPD). 422 while something is missing; 409 where the price is another as of today. `totalVisto`: pesos.
 */
export async function confirmarActualizacion(ctx: Context, prospectoId: number, totalVisto?: number): Promise<void> {
  const { prospecto } = await editarConPareja(ctx, prospectoId)
  const { parejaId } = prospecto
  const lados = await exigirConfirmable(ctx, prospecto)
  if (parejaId !== null && lados.every((lado) => lado.prospecto.id !== parejaId))
    await olvidarDeLaActualizacion(ctx, parejaId)
  for (const { prospecto: lado, elegido } of lados) {
    const leido = lado.id === prospectoId ? { totalVisto } : { delOtro: true }
    if (elegido) await exigirPrecioDeHoy(ctx, { ...lado, lugar: 'actualizacion' }, leido)
  }
  if (parejaId !== null) await exigirCompensacionUpd(ctx, await tomarPareja(ctx, prospectoId, 'actualizacion'))
  for (const lado of lados) await aplicarCambio(ctx, lado.prospecto)
}
