import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The access log tells the looks that were refused too; all that it told before were looks. */
export const accesoRechazado: Migration = {
  up: async (db) => {
    await sql`alter table bitacora_acceso add column rechazado boolean not null default false`.execute(db)
  },
}
