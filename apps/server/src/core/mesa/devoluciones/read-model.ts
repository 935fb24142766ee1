import type { Db } from '../../../platform/db/database.ts'
import { esDeHallados } from '../../postulacion/busqueda/read-model-papeles.ts'
import { casos, type PaginaDeCasos, sinFin } from '../casos/read-model.ts'

/** Papers of a denied DS, with its case. */
const conCaso = (tx: Db) =>
  tx
    .selectFrom('devolucion as dev')
    .innerJoin('declaracion as ds', 'ds.id', 'dev.declaracionId')
    .innerJoin(casos(tx).as('caso'), (join) => join.onRef('caso.prospectoId', '=', 'ds.prospectoId'))
    .select(['dev.id', 'dev.desde', 'ds.id as declaracionSaludId', 'ds.folio as folioDS', 'ds.folioPapel'])
    .select(['caso.prospectoId', 'caso.nombre', 'caso.rut', 'caso.estado', 'caso.asesor'])

/** Papers to return, as a table of the desk's inbox. */
export const devolucionesPorHacer = (tx: Db) => conCaso(tx).where('dev.hechaEn', 'is', null).select(sinFin)

/** Returned papers, newest first, one more than `limite`. */
export async function devolucionesHechas(tx: Db, { hallados, cursor, limite }: PaginaDeCasos) {
  let query = conCaso(tx)
    .select(['dev.hechaEn as hecha', 'dev.hechaPor as por', 'dev.constancia'])
    .where('dev.hechaEn', 'is not', null)
  if (hallados !== null) query = query.where(esDeHallados(hallados, 'caso.prospecto_id'))
  if (cursor !== null) query = query.where('dev.id', '<', cursor)
  return await query
    .orderBy('dev.id', 'desc')
    .limit(limite + 1)
    .execute()
}

/** Papers to return with their prospect, or null; `bloquear` locks the row for the transaction. */
export async function devolucionPorId(tx: Db, id: number, bloquear = false) {
  const query = tx
    .selectFrom('devolucion as dev')
    .innerJoin('declaracion as ds', 'ds.id', 'dev.declaracionId')
    .select(['dev.id', 'dev.hechaEn as hecha', 'dev.hechaPor as por', 'dev.constancia', 'ds.prospectoId'])
    .where('dev.id', '=', id)
  return (await (bloquear ? query.forUpdate('dev') : query).executeTakeFirst()) ?? null
}
