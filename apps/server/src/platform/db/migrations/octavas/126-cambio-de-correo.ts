import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `create table cambio_correo (
    id bigint generated always as identity primary key,
    prospecto_id bigint not null references prospecto on delete cascade,
    anterior text not null,
    nuevo text not null,
    token_hash bytea not null unique,
    por text not null,
    creado timestamptz not null,
    hasta timestamptz not null,
    respondido timestamptz,
    es_suyo boolean,
    anulado timestamptz
  )`,
  `create index cambio_correo_prospecto on cambio_correo (prospecto_id, id desc)`,
]

/** A change of the applicant's address after they were invited: it holds the invitation (decision 030). */
export const cambioDeCorreo: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
