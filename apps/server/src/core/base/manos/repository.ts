import { type Insertable, sql } from 'kysely'
import { type Db, deleteInBatches } from '../../../platform/db/database.ts'
import type { IntervencionUsuarioTable } from '../../../platform/db/tables/acceso.ts'

export async function insertIntervencion(tx: Db, intervencion: Insertable<IntervencionUsuarioTable>): Promise<void> {
  await tx.insertInto('intervencionUsuario').values(intervencion).execute()
}

/** Forgets acts that no rule looks back at any more. */
export async function deleteIntervenciones(db: Db, anteriores: string): Promise<void> {
  await deleteInBatches(db, 'intervencionUsuario', sql`en < ${anteriores}`)
}
