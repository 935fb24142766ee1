import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statement = `alter table importacion
  add column codificacion text check (codificacion in ('utf-8', 'windows-1252', 'macintosh', 'cp850')),
  add column codificacion_dudosa boolean not null default false`

/** In which encoding a file was read, and whether a person has still to say. */
export const codificacionDePlanilla: Migration = {
  up: async (db) => {
    await sql.raw(statement).execute(db)
  },
}
