import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Updates of sales whose plan is confirmed: what stood before each, and who stays aside while one is open. */
export const actualizacion: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table actualizacion (
    id bigint generated always as identity primary key,
    prospecto_id bigint not null references prospecto on delete cascade,
    -- begun, confirmed, discarded
    estado text not null default 'E' check (estado in ('E', 'S', 'X')),
    -- the applicant's form and the beneficiaries as they stood, sealed
    antes bytea not null,
    clave_id text not null,
    comenzada_por text not null,
    comenzada_en timestamptz not null,
    cerrada_por text,
    cerrada_en timestamptz
  )`,
  `create unique index actualizacion_abierta on actualizacion (prospecto_id) where (estado = 'E')`,
  `create index actualizacion_prospecto on actualizacion (prospecto_id, id desc)`,
  // one whom an update takes out, or whom issued papers name, comes back when the update is discarded
  'alter table empleador add column retirado boolean not null default false',
  'alter table beneficiario add column retirado boolean not null default false',
]
