import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What a mail of the outbox is about; of those written before, nobody knows. */
export const cartas: Migration = {
  up: async (db) => {
    await sql.raw('alter table correo add column clase text').execute(db)
  },
}
