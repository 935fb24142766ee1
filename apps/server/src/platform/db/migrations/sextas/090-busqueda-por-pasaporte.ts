import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Who has no RUT is found by the passport; few have one, and the index is as small. */
export const busquedaPorPasaporte: Migration = {
  up: async (db) => {
    await sql`create index prospecto_pasaporte on prospecto (numero_pasaporte text_pattern_ops, asesor_id)
      where (numero_pasaporte is not null)`.execute(db)
  },
}
