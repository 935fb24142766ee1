import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `alter table documento_contrato add column huella_impresa text`,
  `create index documento_contrato_impresa on documento_contrato (huella_impresa) where huella_impresa is not null`,
  `create index documento_contrato_archivo on documento_contrato (archivo_id) where archivo_id is not null`,
  `alter table papel_firmado add column coincide boolean not null default false`,
]

/** The fingerprint at the foot of an issued paper, and whether what came signed has it. Those of before are not known. */
export const huellaImpresa: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
