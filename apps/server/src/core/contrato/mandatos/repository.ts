import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { MandatoTable } from '../../../platform/db/tables/contrato.ts'

/** The id of what was written down; null when one stands already. */
export async function insertMandato(tx: Db, mandato: Insertable<MandatoTable>): Promise<number | null> {
  const row = await tx
    .insertInto('mandato')
    .values(mandato)
    .onConflict((c) => c.column('declaracionId').where('revocadoEn', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Ends the one that stands, and answers its reference and origin; null: there is none. */
export async function endMandato(
  tx: Db,
  declaracionId: number,
  { en, por }: { en: string; por: string },
): Promise<Pick<Selectable<MandatoTable>, 'referencia' | 'origen'> | null> {
  const row = await tx
    .updateTable('mandato')
    .set({ revocadoEn: en, revocadoPor: por })
    .where('declaracionId', '=', declaracionId)
    .where('revocadoEn', 'is', null)
    .returning(['referencia', 'origen'])
    .executeTakeFirst()
  return row ?? null
}

/** Forgets consents that wait for the provider: a mandate confirmed afterwards is told, and not granted. */
export async function forgetConsentimientos(tx: Db, declaracionId: number): Promise<void> {
  await tx
    .updateTable('cobro')
    .set({ consentimiento: JSON.stringify(null) })
    .where('declaracionId', '=', declaracionId)
    .where('clase', '=', 'mandato')
    .where('estado', '<>', 'confirmado')
    .execute()
}
