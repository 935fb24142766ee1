import type { Db } from '../../platform/db/database.ts'

/** Records whose copies this database holds from now on. */
export async function saveNucleo(db: Db, url: string, desde: string): Promise<void> {
  await db
    .insertInto('conexionDelNucleo')
    .values({ url, desde })
    .onConflict((on) => on.column('id').doUpdateSet({ url }))
    .execute()
}
