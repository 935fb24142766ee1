import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Contraloría searches over all advisors: a common name is found by reading the newest first until there are enough. */
export const busquedaEnviadas: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [`create index prospecto_recientes on prospecto (registrado_en desc, id desc)`]
