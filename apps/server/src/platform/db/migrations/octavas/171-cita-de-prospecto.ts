import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The next appointment of each card was looked for among all that its advisor has ahead. */
export const citasDeProspecto: Migration = {
  up: async (db) => {
    await sql`create index cita_de_prospecto on cita (prospecto_id, inicio) where estado is null`.execute(db)
  },
}
