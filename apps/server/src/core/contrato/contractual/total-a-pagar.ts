import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import type { UF } from '@alerce/domain/base/dinero/tipos'
import type { Db } from '../../../platform/db/database.ts'
import { cotizacionVigente } from '../../cotizacion/cotizacion/read-model.ts'
import { refuse } from '../../refusal.ts'

/** What the paying entities pay between them, a month: own + given − received of the quote that stands. */
export async function totalAPagar(tx: Db, prospectoId: number): Promise<UF> {
  const { foto } = (await cotizacionVigente(tx, prospectoId)) ?? refuse(planesMessages.sinPlan)
  return foto.pagarUF
}
