import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  'alter table documento_contrato add column persona_id bigint references declaracion_persona on delete cascade',
  'drop index documento_vigente',
  `create unique index documento_vigente on documento_contrato (declaracion_id, tipo, empleador_id, persona_id)
    nulls not distinct where (not reemplazado)`,
  'create index documento_de_persona on documento_contrato (persona_id) where persona_id is not null',
]

/** A paper of a contract may be of one person: the sworn declaration of a medical charge. */
export const papelesDeCadaPersona: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
