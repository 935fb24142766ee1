import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `alter table beneficiario add column clave text check (clave ~ '^[0-9a-f]{32}$')`,
  'create unique index beneficiario_clave on beneficiario (prospecto_id, clave) where not retirado',
]

/** A row that was saved is known again by the name that its form gave it: what corrects it takes its place. */
export const claveDeBeneficiario: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
