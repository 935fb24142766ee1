import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Vault } from '../../../vault.ts'

const tablas = ['adjunto', 'documento_prospecto']

/** «biopsia.pdf» is health data: the name of what people hand in is sealed, with the key that seals its bytes. */
export const nombres = (vault: Vault): Migration => ({
  up: async (db) => {
    for (const tabla of tablas) {
      const table = sql.table(tabla)
      await sql`alter table ${table} add column sello bytea`.execute(db)
      const { rows } = await sql<{ id: number; nombre: string }>`select id, nombre from ${table}`.execute(db)
      for (const { id, nombre } of rows)
        await sql`update ${table} set sello = ${vault.sinLugar.seal(nombre)} where id = ${id}`.execute(db)
      await sql`alter table ${table} alter column sello set not null, drop column nombre`.execute(db)
      await sql`alter table ${table} rename column sello to nombre`.execute(db)
    }
  },
})
