import type { Insertable, Updateable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { IrregularidadEvidenciaTable, IrregularidadTable } from '../../../platform/db/tables/mesa.ts'

type IrregularidadNueva = Pick<
  Insertable<IrregularidadTable>,
  'prospectoId' | 'folio' | 'codigo' | 'detalle' | 'motivo' | 'abiertaEn' | 'abiertaPor'
>

/** Opens an irregularity; null when the same one is already open on that prospect. */
export async function insertIrregularidad(tx: Db, nueva: IrregularidadNueva): Promise<number | null> {
  const row = await tx
    .insertInto('irregularidad')
    .values(nueva)
    .onConflict((c) => c.columns(['prospectoId', 'codigo', 'detalle']).where('cerradaEn', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Closes an open one; false when already closed. */
export async function markCerrada(tx: Db, id: number, { en, por }: { en: string; por: string }): Promise<boolean> {
  const row = await tx
    .updateTable('irregularidad')
    .set({ cerradaEn: en, cerradaPor: por })
    .where('id', '=', id)
    .where('cerradaEn', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Reopens a closed one; false when already open. */
export async function markReabierta(tx: Db, id: number): Promise<boolean> {
  const row = await tx
    .updateTable('irregularidad')
    .set({ cerradaEn: null, cerradaPor: null })
    .where('id', '=', id)
    .where('cerradaEn', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Passes an irregularity to the desk, or to its advisor. */
export async function changeIrregularidad(
  tx: Db,
  id: number,
  cambio: Pick<Updateable<IrregularidadTable>, 'motivo' | 'nota' | 'corregidaEn' | 'corregidaPor' | 'devueltaPor'>,
): Promise<void> {
  await tx.updateTable('irregularidad').set(cambio).where('id', '=', id).execute()
}

export async function insertEvidencia(tx: Db, evidencia: Insertable<IrregularidadEvidenciaTable>): Promise<void> {
  await tx.insertInto('irregularidadEvidencia').values(evidencia).execute()
}
