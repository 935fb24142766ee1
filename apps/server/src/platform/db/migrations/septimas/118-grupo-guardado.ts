import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  'alter table prospecto add column grupo_guardado boolean not null default false',
  // every save of a group counts a version, by which it is known of who was there before
  `update prospecto p set grupo_guardado = true
    where exists (select from cambio c where c.prospecto_id = p.id and 'beneficiarios' = any (c.campos))`,
]

/** That the group of a prospect was saved, with nobody in it too. */
export const grupoGuardado: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
