import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A draft keeps what was changed and from what; of the former ones nobody can tell. */
export const borradores: Migration = {
  up: async (db) => {
    await sql.raw('delete from borrador').execute(db)
  },
}
