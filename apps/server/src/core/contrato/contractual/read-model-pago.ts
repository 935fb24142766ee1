import { hayQuePagar } from '@alerce/domain/contrato/entidades'
import type { Db } from '../../../platform/db/database.ts'
import { cotizacionVigente } from '../../cotizacion/cotizacion/read-model.ts'

/** Whether a sale has something to pay, as it is quoted; until it is, it has. */
export async function pagaAlgo(tx: Db, prospectoId: number): Promise<boolean> {
  const cotizacion = await cotizacionVigente(tx, prospectoId)
  return cotizacion === null || hayQuePagar(cotizacion.foto.pagarUF)
}
