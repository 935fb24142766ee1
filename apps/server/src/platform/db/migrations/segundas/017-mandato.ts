import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The applicant's own payment mandate: the link that is mailed, and what they consented to. And a child's studies. */
export const mandato: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  // what the applicant says of a child that is a legal charge by its studies
  `alter table beneficiario add column estudia boolean not null default false`,
  `alter table mandato
    add column origen text not null default 'mesa' check (origen in ('postulante', 'mesa'))`,
  `create table enlace_mandato (
    id bigint generated always as identity primary key,
    declaracion_id bigint not null references declaracion on delete cascade,
    token_hash bytea not null unique,
    creado timestamptz not null,
    creado_por text not null,
    expira timestamptz not null,
    -- times that somebody was not the applicant
    fallos integer not null default 0,
    anulado timestamptz,
    bloqueado timestamptz,
    usado timestamptz,
    -- when the applicant said that they do not authorise
    declinado timestamptz
  )`,
  `create index enlace_mandato_declaracion on enlace_mandato (declaracion_id, id desc)`,
  // what an applicant consented to, and from where
  `create table consentimiento_mandato (
    mandato_id bigint primary key references mandato on delete cascade,
    enlace_id bigint not null references enlace_mandato on delete cascade,
    version text not null,
    texto text not null,
    ip text not null,
    agente text not null
  )`,
]
