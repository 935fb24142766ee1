import type { Insertable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { IrregularidadTable } from '../../../platform/db/tables/mesa.ts'

type Nueva = Omit<Insertable<IrregularidadTable>, 'cerrada_en' | 'cerrada_por'>

/** Opens an irregularity; null when the same one is open already on that prospect. */
export async function insertarIrregularidad(tx: Db, nueva: Nueva): Promise<number | null> {
  const row = await tx
    .insertInto('irregularidad')
    .values(nueva)
    .onConflict((c) => c.columns(['prospecto_id', 'codigo', 'detalle']).where('cerrada_en', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Closes what is open; false when it was closed already. */
export async function marcarCerrada(tx: Db, id: number, { en, por }: { en: string; por: string }): Promise<boolean> {
  const row = await tx
    .updateTable('irregularidad')
    .set({ cerrada_en: en, cerrada_por: por })
    .where('id', '=', id)
    .where('cerrada_en', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
