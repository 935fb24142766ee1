import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What the advisor must correct, what shows it, and that it was handed back to the desk. */
export const irregularidadEntera: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `alter table irregularidad
    add column motivo text not null default '',
    add column nota text not null default '',
    add column corregida_en timestamptz,
    add column corregida_por text`,
  `create table irregularidad_evidencia (
    irregularidad_id bigint not null references irregularidad on delete cascade,
    numero integer not null,
    lado text not null check (lado in ('mesa', 'asesor')),
    archivo_id bigint not null references archivo,
    por text not null,
    en timestamptz not null,
    primary key (irregularidad_id, numero)
  )`,
  `create index irregularidad_evidencia_archivo on irregularidad_evidencia (archivo_id)`,
]
