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
    add column avisa boolean not null default false,
    add column secuencia integer not null default 0,
    add column recordada_en timestamptz,
    add column actualizada_por text not null default '',
    add column actualizada_en timestamptz not null default now()`,
  `create index cita_por_recordar on cita (inicio) where (estado is null and recordada_en is null)`,
  `create table calendario_privado (
    usuario_id bigint primary key references usuario,
    llave_hash bytea not null unique,
    creado timestamptz not null,
    leido timestamptz
  )`,
]
