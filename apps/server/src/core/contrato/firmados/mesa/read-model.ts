import type { Db } from '../../../../platform/db/database.ts'
import { casos, type PaginaDeCasos, sinFin } from '../../../mesa/casos/read-model.ts'
import { esDeHallados } from '../../../postulacion/busqueda/read-model-papeles.ts'
import { nombreEnPie } from '../../../postulacion/edicion/read-model.ts'

/** Decision of the rows of each list; null: none yet. */
const decisionDe = { esperan: null, devueltas: 'devuelto', aceptadas: 'aceptado' } as const

const conNombres = (tx: Db) =>
  tx
    .selectFrom('envioFirmado as e')
    .innerJoin(casos(tx).as('caso'), 'caso.declaracionSaludId', 'e.declaracionId')
    .innerJoin('prospecto as p', 'p.id', 'caso.prospectoId')
    .leftJoin('prospecto as o', 'o.id', 'p.parejaId')
    .selectAll('caso')
    .select(['e.id', 'e.enviadoEn as enviado', 'e.resueltoEn as resuelto', 'e.resueltoPor', 'e.motivo'])
    .select(nombreEnPie('o', ['nombres', 'apellido_paterno']).as('pareja'))

/** Deliveries that wait for the desk, as a table of its inbox. */
export const firmasEnEspera = (tx: Db) =>
  conNombres(tx).where('e.decision', 'is', null).select(['e.enviadoEn as desde']).select(sinFin)

/**
 * Deliveries to the desk, one more than `limite`: waiting ones oldest first, decided ones newest first. `pareja` '': no
 * pair. Instants ISO.
 */
export async function firmas(tx: Db, cuales: keyof typeof decisionDe, { hallados, cursor, limite }: PaginaDeCasos) {
  const decision = decisionDe[cuales]
  const esperan = decision === null
  let query = conNombres(tx).where('e.decision', esperan ? 'is' : '=', decision)
  if (hallados !== null) query = query.where(esDeHallados(hallados, 'caso.prospecto_id'))
  if (cursor !== null) query = query.where('e.id', esperan ? '>' : '<', cursor)
  return await query
    .orderBy('e.id', esperan ? 'asc' : 'desc')
    .limit(limite + 1)
    .execute()
}
