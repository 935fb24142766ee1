import type { Oponible } from '@alerce/domain/postulacion/oposicion'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { OposicionPersonaTable } from '../../../platform/db/tables/postulacion.ts'

/** Stores an objection under an id taken before, to which its document is sealed; false: it stood already. */
export async function insertOposicion(
  tx: Db,
  { id, ...oposicion }: Insertable<OposicionPersonaTable> & { readonly id: number },
): Promise<boolean> {
  const { pedidoId, tratamiento, documento, en, por } = oposicion
  const { numAffectedRows } = await sql`insert into oposicion_persona
      (id, pedido_id, tratamiento, documento, en, por) overriding system value
    values (${id}, ${pedidoId}, ${tratamiento}, ${documento}, ${en}, ${por})
    on conflict (pedido_id, tratamiento) where levantada_en is null do nothing`.execute(tx)
  return numAffectedRows === 1n
}

/** Lifts an objection; false: it did not stand. */
export async function liftOposicion(
  tx: Db,
  { pedidoId, tratamiento }: { readonly pedidoId: number; readonly tratamiento: Oponible },
  levantada: { readonly levantadaEn: string; readonly levantadaPor: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('oposicionPersona')
    .set(levantada)
    .where('pedidoId', '=', pedidoId)
    .where('tratamiento', '=', tratamiento)
    .where('levantadaEn', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Writes the objections of a person into their sales. */
export async function updateOposiciones(tx: Db, prospectos: readonly number[], oposiciones: readonly Oponible[]) {
  const datos = { oposiciones: sql<string[]>`${oposiciones}::text[]` }
  await tx.updateTable('prospecto').set(datos).where('id', 'in', prospectos).execute()
}
