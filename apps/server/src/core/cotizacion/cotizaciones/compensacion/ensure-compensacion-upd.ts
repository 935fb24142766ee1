import { compensacionMessages, problemasDeCompensacion } from '@alerce/contract/messages/cotizacion/compensacion'
import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { problemaDeCompensacion, saldoDeLaPareja } from '@alerce/domain/cotizacion/compensacion'
import { ensure, refuse } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { cotizacionesDe, type LadosDePareja, planesDe } from './read-pareja.ts'

/**
 * Checks a pair before an update is confirmed: both resulting quotes have equal compensation (422), and it fits (400).
 */
export async function ensureCompensacionUpd(ctx: Context, pareja: LadosDePareja): Promise<void> {
  const planes = planesDe(await cotizacionesDe(ctx, pareja)) ?? refuse(planesMessages.sinPlan)
  const { precioCOMPOS } = planes.otorga
  ensure(precioCOMPOS > 0 && saldoDeLaPareja(planes) === 0, compensacionMessages.actualizacionSinCompensar)
  const problema = problemaDeCompensacion(precioCOMPOS, planes)
  if (problema) refuse(problemasDeCompensacion[problema])
}
