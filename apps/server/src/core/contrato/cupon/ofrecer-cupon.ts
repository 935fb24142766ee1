import { anotar } from '../../base/bitacora/anotar.ts'
import type { Context } from '../../use-case.ts'
import { algunoPagaConCupon } from './read-model.ts'

/** Says in the Bitácora that there is a coupon, when the accepted sale is paid without an employer (spec 1 §9). */
export async function ofrecerCupon(ctx: Context, prospectoId: number, tipoVenta: 'M' | 'E'): Promise<void> {
  if (!(await algunoPagaConCupon(ctx.tx, prospectoId))) return
  await anotar(ctx, prospectoId, tipoVenta === 'M' ? 'cuponManual' : 'cuponElectronico')
}
