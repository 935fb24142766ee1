import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The words by which a diagnosis is found lie ready: the official list has some fifteen thousand. */
export const diagnosticos: Migration = {
  up: async (db) => {
    await sql`alter table diagnostico add column busqueda text not null
      generated always as (texto_busqueda(codigo || ' ' || diagnostico)) stored`.execute(db)
  },
}
