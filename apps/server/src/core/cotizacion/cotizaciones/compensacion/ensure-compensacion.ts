import { common } from '@alerce/contract/messages/common'
import { compensacionMessages as m, problemasDeCompensacion } from '@alerce/contract/messages/cotizacion/compensacion'
import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { problemaDeCompensacion, saldoDeLaPareja } from '@alerce/domain/cotizacion/compensacion'
import { ensure, refuse } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { cotizacionesDe, planesDe, takePareja } from './read-pareja.ts'

/**
 * Checks a pair before a plan is confirmed: it passed the compensation step and both have a plan. The amount is set,
 * still fits, and is equal on both sides (422; 400 when it no longer fits).
 */
export async function ensureCompensacion(ctx: Context, prospectoId: number): Promise<void> {
  const pareja = await takePareja(ctx, prospectoId)
  const { etapa } = pareja[pareja.lado]
  ensure(etapa === 'resumenCotizacionCompensado', common.stageJump)
  ensure(pareja.recibe.etapa === 'resumenCotizacionCompensado', m.fueraDeEtapa)
  const planes = planesDe(await cotizacionesDe(ctx, pareja)) ?? refuse(planesMessages.sinPlan)
  ensure(planes.otorga.precioCOMPOS > 0, m.sinFijar)
  const problema = problemaDeCompensacion(planes.otorga.precioCOMPOS, planes)
  if (problema) refuse(problemasDeCompensacion[problema])
  ensure(saldoDeLaPareja(planes) === 0, m.noCuadra)
}
