import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `alter table usuario add column administrador_por bigint references usuario`,
  `create index usuario_administrador_por on usuario (administrador_por) where administrador_por is not null`,
]

/** Who made somebody an administrator; null: the machine did, or it was before that was kept. */
export const quienHizoAdministrador: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
