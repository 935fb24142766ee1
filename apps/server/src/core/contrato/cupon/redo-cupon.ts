import { pasada } from '@alerce/domain/declaracion/etapas'
import { SISTEMA } from '../../actor.ts'
import { note } from '../../base/bitacora/note.ts'
import { huboEntrada } from '../../base/bitacora/read-model.ts'
import type { Declaracion } from '../../declaracion/ds/read-model.ts'
import type { Context } from '../../use-case.ts'
import { algunoPagaConCupon } from './read-model.ts'

/** The amount is another: a coupon is there again, at once or once the declaration is accepted again. Tells whether there was one. */
export async function redoCupon(ctx: Context, { prospectoId, tipoVenta, etapa }: Declaracion): Promise<boolean> {
  if (!(await huboEntrada(ctx.tx, prospectoId, ['cuponManual', 'cuponElectronico']))) return false
  if (!(await algunoPagaConCupon(ctx, prospectoId))) return false
  const evento = tipoVenta === 'M' ? 'cuponManual' : 'cuponElectronico'
  if (pasada(etapa)) await note({ ...ctx, autor: SISTEMA }, prospectoId, evento)
  return true
}
