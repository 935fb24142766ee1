import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  'alter table declaracion add column reabierta_en timestamptz',
  // 198: «Declaración de Salud abierta otra vez»
  `update declaracion d set reabierta_en = b.en
    from (select prospecto_id, max(en) as en from bitacora where evento = 198 group by prospecto_id) b
    where b.prospecto_id = d.prospecto_id and d.viva`,
]

/** When a confirmed update last opened a declaration that had been sent: what it says is of who signed it then. */
export const dsReabierta: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
