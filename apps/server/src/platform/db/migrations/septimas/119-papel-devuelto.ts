import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statement = 'alter table papel_firmado add column devuelto_en timestamptz'

/** When the desk gave back a signed paper; another in its place is another row (decision 033). */
export const papelDevuelto: Migration = {
  up: async (db) => {
    await sql.raw(statement).execute(db)
  },
}
