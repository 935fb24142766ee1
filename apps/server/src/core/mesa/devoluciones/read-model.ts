import type { Db } from '../../../platform/db/database.ts'
import { casos } from '../casos/read-model.ts'

interface DevolucionesPage {
  readonly cursor: number | null
  readonly limite: number
}

/** Papers that are or were to be given back, newest first, one more than `limite`; the DS is the denied one. */
export async function devoluciones(tx: Db, cuales: 'pendientes' | 'hechas', { cursor, limite }: DevolucionesPage) {
  let query = tx
    .selectFrom('devolucion as dev')
    .innerJoin('declaracion as ds', 'ds.id', 'dev.declaracionId')
    .innerJoin(casos(tx).as('caso'), (join) => join.onRef('caso.prospectoId', '=', 'ds.prospectoId'))
    .select(['dev.id', 'dev.desde', 'dev.hechaEn as hecha', 'dev.hechaPor as por', 'dev.constancia'])
    .select(['ds.id as declaracionSaludId', 'ds.folio as folioDS', 'ds.folioPapel'])
    .select(['caso.prospectoId', 'caso.nombre', 'caso.rut', 'caso.estado', 'caso.asesor'])
    .where('dev.hechaEn', cuales === 'pendientes' ? 'is' : 'is not', null)
  if (cursor !== null) query = query.where('dev.id', '<', cursor)
  return await query
    .orderBy('dev.id', 'desc')
    .limit(limite + 1)
    .execute()
}

/** One of them with whose it is, or null; `bloquear` takes the row for the rest of the transaction. */
export async function devolucionPorId(tx: Db, id: number, bloquear = false) {
  const query = tx
    .selectFrom('devolucion as dev')
    .innerJoin('declaracion as ds', 'ds.id', 'dev.declaracionId')
    .select(['dev.id', 'dev.hechaEn as hecha', 'dev.hechaPor as por', 'ds.prospectoId'])
    .where('dev.id', '=', id)
  return (await (bloquear ? query.forUpdate('dev') : query).executeTakeFirst()) ?? null
}
