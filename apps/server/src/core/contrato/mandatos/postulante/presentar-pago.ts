import { pesosDe } from '@alerce/domain/base/dinero/cuentas'
import { ufAl } from '../../../base/parametros/read-model.ts'
import type { Context } from '../../../use-case.ts'
import { pagoDe } from './pago.ts'

/** What is to be authorised, in its words, and in pesos of today's UF. */
export async function presentarPago(ctx: Context, prospectoId: number) {
  const { texto, pago, version } = await pagoDe(ctx, prospectoId)
  const uf = await ufAl(ctx.tx, ctx.hoy)
  return { ...pago, version, consentimiento: [...texto.parrafos], totalPesos: uf && pesosDe(pago.totalUF, uf.valor) }
}
