import { presentarPagoDicho } from '../../../cotizacion/cotizacion/presentar-pago-dicho.ts'
import type { Context } from '../../../use-case.ts'
import { pagoDe } from './pago.ts'

/** What is to be authorised, in its words. */
export async function presentarPago(ctx: Context, prospectoId: number) {
  const { texto, pago, version, cotizacion } = await pagoDe(ctx, prospectoId)
  const dicho = await presentarPagoDicho(ctx, cotizacion)
  return { ...pago, ...dicho, version, consentimiento: [...texto.parrafos] }
}
