import { mandatoMessages as m } from '@alerce/contract/messages/contrato/mandato'
import { consentimientoDelMandato, versionDelConsentimiento } from '@alerce/domain/contrato/enlace-mandato'
import { marca } from '../../../../papeles/marca.ts'
import { cotizacionVigente } from '../../../cotizacion/cotizacion/read-model.ts'
import { refuse } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'

/** What the applicant is asked to authorise, in its words. */
export async function pagoDe({ tx }: Context, prospectoId: number) {
  const { plan, foto } = (await cotizacionVigente(tx, prospectoId)) ?? refuse(m.enlaceNoVigente)
  const pago = { isapre: marca.nombre, plan: plan.nombre, totalUF: foto.pagarUF }
  return { ...pago, consentimiento: consentimientoDelMandato(pago), version: versionDelConsentimiento(pago.totalUF) }
}
