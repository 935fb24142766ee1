import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  // of what is held from before nobody knows: who has left by now left since
  `alter table respuesta_retenida add column fuera jsonb not null default '[]'`,
]

/** Who of a declaration was in the group of its sale no more when a held answer was given. */
export const deQuienesEra: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
