import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The search box: every field it looks in, by its beginning. The advisor comes second, for contraloría asks for all. */
export const busqueda: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `drop index prospecto_rut`,
  `create index prospecto_rut on prospecto (rut text_pattern_ops, asesor_id)`,
  `create index prospecto_folio on prospecto ((folio_ds::text) text_pattern_ops, asesor_id) where (folio_ds is not null)`,
  `create index prospecto_celular on prospecto (celular text_pattern_ops, asesor_id)`,
  `create index prospecto_correo on prospecto (correo text_pattern_ops, asesor_id)`,
]
