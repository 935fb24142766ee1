import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A load of the catalogue says which values are far from those before, and keeps what it replaced: it can be undone. */
export const deshacerCarga: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `alter table carga_catalogo drop constraint carga_catalogo_estado_check`,
  `alter table carga_catalogo add constraint carga_catalogo_estado_check
    check (estado in ('revisada', 'aplicada', 'deshecha'))`,
  `alter table carga_catalogo add column lejanos integer not null default 0,
    add column deshecha_por text, add column deshecha_en timestamptz`,
  `alter table carga_catalogo_fila add column alertas text[] not null default '{}'`,
  `create table carga_catalogo_antes (
    carga_id bigint not null references carga_catalogo on delete cascade,
    orden integer not null,
    tabla text not null,
    clave text not null,
    antes jsonb,
    despues jsonb,
    primary key (carga_id, orden)
  )`,
]
