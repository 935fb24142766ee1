import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What leaves the agenda: mails to the prospect, and the calendar that other programs read. */
export const agenda: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `alter table cita
    -- the prospect is mailed when it is made, changed or cancelled
    add column avisa boolean not null default false,
    -- counts its changes: SEQUENCE of its calendar entry, and its version
    add column secuencia integer not null default 0,
    -- when its advisor was reminded of it; null while that is to come
    add column recordada_en timestamptz,
    add column actualizada_por text not null default '',
    add column actualizada_en timestamptz not null default now()`,
  `create index cita_por_recordar on cita (inicio) where (estado is null and recordada_en is null)`,
  // the calendar that an advisor's other programs read by a secret address
  `create table calendario_privado (
    usuario_id bigint primary key references usuario,
    llave_hash bytea not null unique,
    creado timestamptz not null,
    leido timestamptz
  )`,
]
