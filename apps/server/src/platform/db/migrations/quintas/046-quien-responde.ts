import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Who answered a case, beyond their name, and since when they had it; of what was answered before nobody can tell. */
export const quienResponde: Migration = {
  up: async (db) => {
    await sql`alter table evaluacion
      add column usuario_id bigint references usuario (id),
      add column tomada_en timestamptz`.execute(db)
    await sql`create index evaluacion_respondida on evaluacion (en) where usuario_id is not null`.execute(db)
  },
}
