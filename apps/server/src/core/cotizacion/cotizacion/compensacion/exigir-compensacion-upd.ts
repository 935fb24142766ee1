import { compensacionMessages, problemasDeCompensacion } from '@alerce/contract/messages/cotizacion/compensacion'
import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { problemaDeCompensacion, saldoDeLaPareja } from '@alerce/domain/cotizacion/compensacion'
import { ensure, refuse } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { cotizacionesDe, type LadosDePareja, planesDe } from './leer-pareja.ts'

/** Before an update of one of a pair is confirmed: what would stand of both is given and received alike (422), and fits (400). */
export async function exigirCompensacionUpd(ctx: Context, pareja: LadosDePareja): Promise<void> {
  const planes = planesDe(await cotizacionesDe(ctx, pareja)) ?? refuse(planesMessages.sinPlan)
  const { precioCOMPOS } = planes.otorga
  ensure(precioCOMPOS > 0 && saldoDeLaPareja(planes) === 0, compensacionMessages.actualizacionSinCompensar)
  const problema = problemaDeCompensacion(precioCOMPOS, planes)
  if (problema) refuse(problemasDeCompensacion[problema])
}
