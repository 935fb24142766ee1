import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Copies made to reuse a declaration, by advisor: Mi día looks for them and they are few. */
export const copiasDeAsesor: Migration = {
  up: async (db) => {
    await sql.raw('create index prospecto_copia on prospecto (asesor_id) where original_id is not null').execute(db)
  },
}
