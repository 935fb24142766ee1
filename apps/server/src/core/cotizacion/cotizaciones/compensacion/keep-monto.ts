import { compensacionMessages } from '@alerce/contract/messages/cotizacion/compensacion'
import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { uf } from '@alerce/domain/base/dinero/tipos'
import { problemaDeCompensacion, saldoDeLaPareja } from '@alerce/domain/cotizacion/compensacion'
import { ensure, refuse } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { cotizacionVigente } from '../read-model.ts'
import { cotizacionesDe, type LadosDePareja, planesDe } from './read-pareja.ts'
import { setMonto } from './set-monto.ts'

/**
 * In an update, applies the current compensation to the new quotes. When it does not fit, the giver sets another. In an
 * update of the receiver alone it is refused (400), because the receiver may not change it.
 */
export async function keepMonto(ctx: Context, pareja: LadosDePareja): Promise<void> {
  const cotizaciones = await cotizacionesDe(ctx, pareja)
  const planes = planesDe(cotizaciones) ?? refuse(planesMessages.sinPlan)
  if (planes.otorga.precioCOMPOS > 0 && saldoDeLaPareja(planes) === 0) return
  const vigente = await cotizacionVigente(ctx.tx, pareja.otorga.id)
  const monto = planes.otorga.precioCOMPOS || (vigente?.foto.precioCOMPOS ?? uf(0))
  if (problemaDeCompensacion(monto, planes) === null) return await setMonto(ctx, pareja, cotizaciones, monto)
  ensure(pareja.abierta, compensacionMessages.actualizacionRecibeMenos)
}
