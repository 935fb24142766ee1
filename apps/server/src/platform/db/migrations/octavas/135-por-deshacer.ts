import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `create table por_deshacer (
    id bigint generated always as identity primary key,
    usuario_id bigint not null references usuario (id),
    prospecto_id bigint references prospecto (id) on delete cascade,
    dice text not null,
    deshace text not null,
    pedido jsonb not null,
    hasta timestamptz not null
  )`,
  'create index por_deshacer_usuario on por_deshacer (usuario_id, hasta)',
  'create index por_deshacer_deshace on por_deshacer (deshace)',
]

/** What somebody did and can still undo, shown on every screen of theirs (decision 029). */
export const porDeshacer: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
