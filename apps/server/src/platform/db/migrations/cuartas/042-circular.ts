import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** That a holder accepted the circular of their spouse: which version, who registered it, when and from where. */
export const circular: Migration = {
  up: async (db) => {
    await sql`create table firma_circular (
      declaracion_id bigint primary key references declaracion,
      persona_id bigint not null references declaracion_persona,
      texto_id bigint not null references texto,
      firma boolean not null,
      por text not null,
      en timestamptz not null,
      ip text not null
    )`.execute(db)
    await sql`create index firma_circular_persona on firma_circular (persona_id)`.execute(db)
  },
}
