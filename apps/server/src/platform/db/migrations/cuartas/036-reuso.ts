import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  // the sale that another one was copied from to reuse its declaration
  'alter table prospecto add column original_id bigint references prospecto(id)',
  'create index prospecto_original on prospecto (original_id) where original_id is not null',
  // whose answers and medical result a declaration says again
  'alter table declaracion add column reutiliza_id bigint references declaracion(id)',
  'create index declaracion_reutiliza on declaracion (reutiliza_id) where reutiliza_id is not null',
  // the signed paper is one: a declaration that says what it says names it too
  'alter table declaracion drop constraint declaracion_folio_papel_key',
  `create unique index declaracion_folio_papel on declaracion (folio_papel)
    where folio_papel is not null and reutiliza_id is null`,
]

/** The reuse of a declaration: the copy knows its original, and its declaration the one that it repeats. */
export const reuso: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
