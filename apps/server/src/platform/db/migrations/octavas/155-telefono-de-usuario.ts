import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Where a user is called: its nine national figures, '' where none was given. A quote carries its advisor's. */
export const telefonoDeUsuario: Migration = {
  up: async (db) => {
    await sql`alter table usuario add column telefono text not null default ''
      check (telefono ~ '^([0-9]{9})?$')`.execute(db)
  },
}
