import type { Insertable } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { CargaDelNucleoTable } from '../../platform/db/tables/postulacion.ts'

/** Remembers what a file that was sent to the core answers; without its bytes. */
export async function insertCarga(db: Db, carga: Insertable<CargaDelNucleoTable>): Promise<void> {
  await db.insertInto('cargaDelNucleo').values(carga).execute()
}
