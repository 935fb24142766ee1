import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'

/** Records a usable answer. `vista`: digest of the values left for review; null: none. */
export async function noteExito(tx: Db, en: string, vista: string | null): Promise<void> {
  const row = { intentoEn: en, exitoEn: en, falla: null, fallaDesde: null, vista }
  await tx
    .insertInto('ufFuente')
    .values(row)
    .onConflict((conflict) => conflict.column('unica').doUpdateSet(row))
    .execute()
}

/** Records a failed attempt; the first one since a usable answer keeps its instant. */
export async function noteFalla(tx: Db, en: string, falla: string): Promise<void> {
  await tx
    .insertInto('ufFuente')
    .values({ intentoEn: en, falla, fallaDesde: en })
    .onConflict((conflict) =>
      conflict.column('unica').doUpdateSet({
        intentoEn: en,
        falla,
        fallaDesde: sql`coalesce(uf_fuente.falla_desde, excluded.falla_desde)`,
      }),
    )
    .execute()
}

/** Forgets the answers of a source that is no longer configured. */
export async function forgetFuente(tx: Db): Promise<void> {
  await tx.deleteFrom('ufFuente').execute()
}
