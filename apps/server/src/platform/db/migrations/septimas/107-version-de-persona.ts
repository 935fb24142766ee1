import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  'alter table declaracion_persona add column version integer not null default 1, add column ventana text',
  `alter table cambio_ds add column persona_id bigint references declaracion_persona on delete set null`,
  'create index cambio_ds_persona on cambio_ds (persona_id) where persona_id is not null',
]

/** Each person of a declaration has a version, that of the declaration when they last changed, and the window that did it. */
export const versionDePersona: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
