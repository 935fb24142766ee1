import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Two administrators that change one client of the API: the second learns of the first. */
export const versionDeCliente: Migration = {
  up: async (db) => {
    await sql`alter table cliente_api add column version integer not null default 1`.execute(db)
  },
}
