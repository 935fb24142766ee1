import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** An invitation whose place another declaration took: its rejection ended with it, and is not given back. */
export const reemplazo: Migration = {
  up: async (db) => {
    await sql`alter table rechazo_autenticacion add column reemplazado boolean not null default false`.execute(db)
  },
}
