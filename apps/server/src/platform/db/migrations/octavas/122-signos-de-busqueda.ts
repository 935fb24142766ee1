import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Names are searched with plain apostrophes and dashes; each sign is one letter, so that the place of each name stays. */
export const signosDeBusqueda: Migration = {
  up: async (db) => {
    await sql`update prospecto set busqueda = translate(busqueda, '’‘´\`ʼ–—‐−', '''''''''''----')
      where busqueda ~ '[’‘´\`ʼ–—‐−]'`.execute(db)
  },
}
