import type { Insertable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { PropuestaTextoTable } from '../../../platform/db/tables/base.ts'

export async function insertPropuesta(
  tx: Db,
  propuesta: Pick<
    Insertable<PropuestaTextoTable>,
    'clase' | 'titulo' | 'cuerpo' | 'vigenteDesde' | 'porId' | 'por' | 'en'
  >,
): Promise<number> {
  const { id } = await tx.insertInto('propuestaTexto').values(propuesta).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Ends a proposal: published as `textoId`, or given back with its reason. */
export async function resolvePropuesta(
  tx: Db,
  id: number,
  resuelta: { readonly resueltaEn: string; readonly resueltaPor: string } & (
    | { readonly textoId: number }
    | { readonly motivo: string }
  ),
): Promise<void> {
  await tx.updateTable('propuestaTexto').set(resuelta).where('id', '=', id).execute()
}
