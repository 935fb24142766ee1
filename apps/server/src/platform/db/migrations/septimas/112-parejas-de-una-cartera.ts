import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The pairs of a portfolio, which the day reads whole: whose turn it is their Estado does not tell (decision 019). */
export const parejasDeUnaCartera: Migration = {
  up: async (db) => {
    await sql`create index prospecto_en_pareja on prospecto (asesor_id, estado) where (pareja_id is not null)`.execute(
      db,
    )
  },
}
