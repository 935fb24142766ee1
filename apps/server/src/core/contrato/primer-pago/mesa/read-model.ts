import type { Db } from '../../../../platform/db/database.ts'
import { casos, type PaginaDeCasos, sinFin } from '../../../mesa/casos/read-model.ts'
import { esDeHallados } from '../../../postulacion/busqueda/read-model-papeles.ts'

/** Which list of the desk, and what its rows were decided; null: nothing yet. */
const decisionDe = { esperan: null, devueltos: 'devuelto', aceptados: 'aceptado' } as const

const conCaso = (tx: Db) =>
  tx
    .selectFrom('primerPago as pago')
    .innerJoin(casos(tx).as('caso'), 'caso.declaracionSaludId', 'pago.declaracionId')
    .selectAll('caso')

/** First payments that wait for the desk, as a table of its inbox. */
export const primerosPagosEnEspera = (tx: Db) =>
  conCaso(tx).where('pago.decision', 'is', null).select(['pago.en as desde']).select(sinFin)

/** First payments that were registered, by the ids of their declarations, one more than `limite`. Instants ISO. */
export async function primerosPagos(
  tx: Db,
  cuales: keyof typeof decisionDe,
  { hallados, cursor, limite }: PaginaDeCasos,
) {
  const decision = decisionDe[cuales]
  let query = conCaso(tx)
    .select(['pago.declaracionId as id', 'pago.en as registrado', 'pago.por as registradoPor'])
    .select(['pago.resueltoEn as resuelto', 'pago.resueltoPor', 'pago.motivo'])
    .where('pago.decision', decision === null ? 'is' : '=', decision)
  if (hallados !== null) query = query.where(esDeHallados(hallados, 'caso.prospecto_id'))
  if (cursor !== null) query = query.where('pago.declaracionId', '<', cursor)
  return await query
    .orderBy('pago.declaracionId', 'desc')
    .limit(limite + 1)
    .execute()
}
