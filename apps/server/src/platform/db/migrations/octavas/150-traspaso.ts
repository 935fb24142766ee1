import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `create table traspaso (
    id bigint generated always as identity primary key,
    de_id bigint not null references usuario,
    a_id bigint not null references usuario,
    motivo text not null,
    por_id bigint references usuario,
    por text not null,
    en timestamptz not null,
    deshecho timestamptz,
    check (de_id <> a_id)
  )`,
  `create table traspaso_caso (
    traspaso_id bigint not null references traspaso,
    prospecto_id bigint not null references prospecto on delete cascade,
    primary key (traspaso_id, prospecto_id)
  )`,
  'create index traspaso_caso_prospecto on traspaso_caso (prospecto_id)',
  // in whose portfolio it came in, and whose was its declaration when it was sent; null: whose it is, it never changed hands
  `alter table prospecto
    add column ingresado_por bigint references usuario,
    add column vendido_por bigint references usuario`,
  `create index prospecto_ingresado on prospecto (coalesce(ingresado_por, asesor_id), registrado_en)`,
  `create index prospecto_vendido on prospecto (coalesce(vendido_por, asesor_id))`,
]

/** Cases that changed hands, and whose past stays whose it was (decision 037). */
export const traspasos: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
