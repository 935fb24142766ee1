import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A look is told once a step of the evaluation: which one it saw. */
export const pasoDeMirada: Migration = {
  up: async (db) => {
    await sql`alter table bitacora_acceso add column paso text`.execute(db)
  },
}
