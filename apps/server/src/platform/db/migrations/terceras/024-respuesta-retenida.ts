import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** An answer against the applicant that has not left yet: who gave it may still take it back. */
export const respuestaRetenida: Migration = {
  up: async (db) => {
    await sql
      .raw(`create table respuesta_retenida (
    id bigint generated always as identity primary key,
    declaracion_id bigint not null unique references declaracion (id),
    clase text not null check (clase in ('financiera', 'medica')),
    resultado smallint not null,
    renta_promedio bigint,
    detalle bytea not null,
    clave_id text not null,
    usuario_id bigint not null references usuario (id),
    por text not null,
    en timestamptz not null,
    sale_en timestamptz not null
  )`)
      .execute(db)
  },
}
