import { common } from '@alerce/contract/messages/common'
import { presentPagoDicho } from '../../cotizacion/cotizaciones/present-pago-dicho.ts'
import { cotizacionVigente } from '../../cotizacion/cotizaciones/read-model.ts'
import { refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'

/** The plan of the applicant and what they would pay for it. */
export async function presentPlan(ctx: Pick<Context, 'tx' | 'hoy'>, prospectoId: number) {
  const cotizacion = (await cotizacionVigente(ctx.tx, prospectoId)) ?? refuse(common.unauthenticated)
  return { nombre: cotizacion.plan.nombre, ...(await presentPagoDicho(ctx, cotizacion)) }
}
