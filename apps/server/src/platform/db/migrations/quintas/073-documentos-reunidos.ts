import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The papers of a sale in one PDF, kept as it was put together. */
export const documentosReunidos: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table documentos_reunidos (
    declaracion_id bigint not null references declaracion on delete cascade,
    -- the numbers of the papers in it, rising: others in their place make another row
    papeles text not null,
    archivo_id bigint not null references archivo,
    en timestamptz not null,
    primary key (declaracion_id, papeles)
  )`,
  `create index documentos_reunidos_archivo on documentos_reunidos (archivo_id)`,
]
