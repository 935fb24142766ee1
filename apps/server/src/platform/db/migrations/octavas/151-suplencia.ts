import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `create table suplencia (
    id bigint generated always as identity primary key,
    ausente_id bigint not null references usuario,
    cubre_id bigint not null references usuario,
    desde date not null,
    hasta date not null,
    motivo text not null,
    por text not null,
    creada timestamptz not null,
    comenzada timestamptz,
    terminada timestamptz,
    terminada_por text,
    check (ausente_id <> cubre_id),
    check (desde <= hasta)
  )`,
  'create index suplencia_sin_terminar on suplencia (desde) where terminada is null',
  // whose a case is while another covers it; null: whose portfolio it is in
  'alter table prospecto add column titular_id bigint references usuario',
  'create index prospecto_cubierto on prospecto (titular_id) where titular_id is not null',
]

/** Portfolios that somebody else has for some days (decision 037). */
export const suplencias: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
