import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  'alter table declaracion add column copia_prospecto_id bigint references prospecto on delete set null',
  'create index declaracion_copia on declaracion (copia_prospecto_id) where copia_prospecto_id is not null',
]

/** Which prospect was left in the place of an annulled invitation: there is one at most. */
export const copiaDeInvitacion: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
