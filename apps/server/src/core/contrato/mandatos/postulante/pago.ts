import { mandatoMessages as m } from '@alerce/contract/messages/contrato/mandato'
import { formatoUF } from '@alerce/domain/base/dinero/formato'
import { marca } from '../../../../papeles/marca.ts'
import { cotizacionVigente } from '../../../cotizacion/cotizaciones/read-model.ts'
import { refuse } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { textoDelMandato } from '../read-model.ts'

/** Payment to authorise. `version` covers text and amount: consent to one amount is not valid for another. */
export async function pagoDe(ctx: Context, prospectoId: number) {
  const cotizacion = (await cotizacionVigente(ctx.tx, prospectoId)) ?? refuse(m.enlaceNoVigente)
  const { plan, foto } = cotizacion
  const texto = await textoDelMandato(ctx, cotizacion)
  const pago = { isapre: marca.nombre, plan: plan.nombre }
  return { texto, pago, cotizacion, version: `${texto.clave}/${formatoUF(foto.pagarUF)}` }
}
