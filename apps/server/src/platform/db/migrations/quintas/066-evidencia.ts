import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The evidence of a sale that ended in a contract: its manifest as it was signed, and the papers that it names. */
export const evidencia: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table evidencia (
    declaracion_id bigint primary key references declaracion on delete cascade,
    -- sealed: who, from where, and what they said to restrictions of health
    manifiesto bytea not null,
    clave text not null,
    firma text not null,
    creada timestamptz not null,
    -- the answer of the authority, when it says that it stamped, and which one
    sello bytea,
    sellada timestamptz,
    autoridad text,
    intentos integer not null default 0,
    -- when the authority is asked next
    siguiente timestamptz not null
  )`,
  `create index evidencia_sin_sello on evidencia (siguiente) where sello is null`,
  `create table evidencia_archivo (
    declaracion_id bigint not null references evidencia on delete cascade,
    orden integer not null,
    archivo_id bigint not null references archivo,
    primary key (declaracion_id, orden)
  )`,
  `create index evidencia_archivo_archivo on evidencia_archivo (archivo_id)`,
]
