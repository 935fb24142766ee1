import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { inicioDeVigencia } from '@alerce/domain/contrato/vigencia'
import { presentarPlan } from '../../declaracion/postulante/presentar-plan.ts'
import type { Context } from '../../use-case.ts'
import { emisionDelContrato } from '../cupon/read-model.ts'

/** What the papers of a sale agree on: its plan, what is paid of it, and since when it covers (DD-MM-YYYY; null: not issued). */
export async function leerContratado(ctx: Pick<Context, 'tx' | 'hoy'>, prospectoId: number) {
  const emision = await emisionDelContrato(ctx.tx, prospectoId)
  return {
    plan: await presentarPlan(ctx, prospectoId),
    desde: emision && aDDMMYYYY(inicioDeVigencia(emision)),
  }
}
