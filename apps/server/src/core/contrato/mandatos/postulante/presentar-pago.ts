import { presentarPagoDicho } from '../../../cotizacion/cotizacion/presentar-pago-dicho.ts'
import type { Context } from '../../../use-case.ts'
import { pagoDe } from './pago.ts'

/** The words of the payment to be authorised. */
export async function presentarPago(ctx: Context, prospectoId: number) {
  const { texto, pago, version, cotizacion } = await pagoDe(ctx, prospectoId)
  const dicho = await presentarPagoDicho(ctx, cotizacion)
  return { ...pago, ...dicho, version, consentimiento: [...texto.parrafos] }
}
