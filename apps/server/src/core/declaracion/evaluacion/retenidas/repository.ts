import { borradorDeDada } from '@alerce/domain/declaracion/respuesta'
import type { Insertable } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'
import type { RespuestaRetenidaTable } from '../../../../platform/db/tables/declaracion.ts'
import { releaseBorradores } from '../../../base/borrador/release-borradores.ts'

/** Keeps an answer back. */
export async function insertRetenida(tx: Db, retenida: Insertable<RespuestaRetenidaTable>): Promise<void> {
  await tx.insertInto('respuestaRetenida').values(retenida).execute()
}

export async function deleteRetenida(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('respuestaRetenida').where('id', '=', id).execute()
}

/**
 * A case that came to another step of its evaluation keeps no answer to the one before, nor what it was given with: nobody
 * takes it back any more.
 */
export async function deleteRetenidasDe(tx: Db, declaracionId: number): Promise<void> {
  await tx.deleteFrom('respuestaRetenida').where('declaracionId', '=', declaracionId).execute()
  await releaseBorradores(tx, borradorDeDada(declaracionId))
}
