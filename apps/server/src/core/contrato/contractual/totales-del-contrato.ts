import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import type { UF } from '@alerce/domain/base/dinero/tipos'
import type { Db } from '../../../platform/db/database.ts'
import { cotizacionVigente } from '../../cotizacion/cotizacion/read-model.ts'
import { refuse } from '../../refusal.ts'

/**
 * Of the quote that stands, a month: what is agreed is the own total; what the paying entities pay between them,
 * own + given − received.
 */
export async function totalesDelContrato(tx: Db, prospectoId: number): Promise<Record<'pactada' | 'pagar', UF>> {
  const { foto } = (await cotizacionVigente(tx, prospectoId)) ?? refuse(planesMessages.sinPlan)
  return { pactada: foto.totalUF, pagar: foto.pagarUF }
}
