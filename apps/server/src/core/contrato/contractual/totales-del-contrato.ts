import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import type { UF } from '@alerce/domain/base/dinero/tipos'
import type { Db } from '../../../platform/db/database.ts'
import { cotizacionVigente } from '../../cotizacion/cotizacion/read-model.ts'
import { refuse } from '../../refusal.ts'

/** Of the quote that stands, a month: what is agreed is the own total; what is paid, own + given − received. */
export interface TotalesDelContrato {
  readonly pactada: UF
  /** What the paying entities pay between them. */
  readonly pagar: UF
}

export async function totalesDelContrato(tx: Db, prospectoId: number): Promise<TotalesDelContrato> {
  const { foto } = (await cotizacionVigente(tx, prospectoId)) ?? refuse(planesMessages.sinPlan)
  return { pactada: foto.totalUF, pagar: foto.pagarUF }
}
