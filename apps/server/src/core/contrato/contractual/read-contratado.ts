import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { inicioDeVigencia, primerMes } from '@alerce/domain/contrato/vigencia'
import { presentPlan } from '../../declaracion/postulante/present-plan.ts'
import type { Context } from '../../use-case.ts'
import { emisionDelContrato } from '../cupon/read-model.ts'

/** Plan, payment, first month paid ('AAAAMM') and start of cover of a sale (DD-MM-YYYY); null: papers not issued. */
export async function readContratado(ctx: Pick<Context, 'tx' | 'hoy'>, prospectoId: number) {
  const emision = await emisionDelContrato(ctx.tx, prospectoId)
  return {
    plan: await presentPlan(ctx, prospectoId),
    mes: emision && primerMes(emision),
    desde: emision && aDDMMYYYY(inicioDeVigencia(emision)),
  }
}
