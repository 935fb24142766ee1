import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A step of an evaluation that nobody answered: what was asked for came back, and the case waits again. */
export const reenvio: Migration = {
  up: async (db) => {
    await sql`alter table evaluacion add column reenvio boolean not null default false`.execute(db)
  },
}
