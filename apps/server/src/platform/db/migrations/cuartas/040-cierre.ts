import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** When a session that an administrator ends stops being let in: until then it can be taken back. */
export const cierre: Migration = {
  up: async (db) => {
    await sql`alter table sesion add column cierra_en timestamptz`.execute(db)
  },
}
