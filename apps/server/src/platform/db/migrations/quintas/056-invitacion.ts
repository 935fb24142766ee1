import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The electronic declaration in its applicant's hands: links, failed identities, codes, sessions, what they agreed to. */
export const invitacion: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table enlace_invitacion (
    id bigint generated always as identity primary key,
    declaracion_id bigint not null references declaracion on delete cascade,
    token_hash bytea not null unique,
    -- mailed to the applicant, or shown to the advisor who hands it on
    origen text not null check (origen in ('correo', 'compartido')),
    creado timestamptz not null,
    creado_por text not null,
    expira timestamptz not null,
    anulado timestamptz
  )`,
  `create index enlace_invitacion_declaracion on enlace_invitacion (declaracion_id, id desc)`,
  // identities and codes that were not the applicant's, whichever link they came by
  `create table acceso_postulante (
    declaracion_id bigint primary key references declaracion on delete cascade,
    fallos integer not null default 0,
    bloqueada timestamptz
  )`,
  `create table codigo_postulante (
    id bigint generated always as identity primary key,
    declaracion_id bigint not null references declaracion on delete cascade,
    uso text not null check (uso in ('entrada', 'firma')),
    -- what ties the code of an entry to the browser that asked for it
    desafio_hash bytea,
    sello text not null,
    creado timestamptz not null,
    expira timestamptz not null,
    fallos integer not null default 0,
    usado timestamptz,
    anulado timestamptz
  )`,
  `create index codigo_postulante_declaracion on codigo_postulante (declaracion_id, id desc)`,
  `create table sesion_postulante (
    id bigint generated always as identity primary key,
    declaracion_id bigint not null references declaracion on delete cascade,
    token_hash bytea not null unique,
    creada timestamptz not null,
    ultima_actividad timestamptz not null,
    expira timestamptz not null,
    cerrada timestamptz,
    ip text not null,
    agente text not null
  )`,
  `create index sesion_postulante_declaracion on sesion_postulante (declaracion_id, ultima_actividad desc)`,
  // what an applicant agreed to or not, in which words, and from where: evidence, never changed
  `create table constancia_postulante (
    id bigint generated always as identity primary key,
    declaracion_id bigint not null references declaracion on delete cascade,
    que text not null check (que in ('previred', 'consideraciones', 'firma')),
    acepta boolean not null,
    version text not null,
    texto text not null,
    -- of a signature: how it was proved, and the digest of what was signed
    metodo text,
    huella text,
    en timestamptz not null,
    ip text not null,
    agente text not null
  )`,
  `create index constancia_postulante_declaracion on constancia_postulante (declaracion_id, que, id desc)`,
]
