import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  'alter table documento_contrato drop constraint documento_contrato_estado_check',
  `alter table documento_contrato add constraint documento_contrato_estado_check
    check (estado in ('pendiente', 'listo', 'fallido', 'eliminado'))`,
  `alter table documento_contrato add column huella text check (huella ~ '^[0-9a-f]{64}$')`,
  // their papers stayed behind: the next round takes them
  `update declaracion d set purgada_en = null where purgada_en is not null and exists (
    select from documento_contrato p where p.declaracion_id = d.id
      and p.tipo in ('declaracion-salud', 'declaracion-jurada') and p.archivo_id is not null)`,
]

/** A paper of a contract may be gone with the health that it told: its row stays, with the fingerprint of what it held. */
export const papelEliminado: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
