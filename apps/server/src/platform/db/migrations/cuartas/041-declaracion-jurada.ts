import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * The sworn declaration of a medical charge: the paper that was opened, of which text, and who accepted it when. One
 * about other data is another row; who leaves the declaration takes theirs along.
 */
export const declaracionJurada: Migration = {
  up: async (db) => {
    await sql`create table declaracion_jurada (
      id bigint generated always as identity primary key,
      declaracion_id bigint not null references declaracion,
      persona_id bigint not null references declaracion_persona,
      texto_id bigint not null references texto,
      dice text not null,
      archivo_id bigint references archivo,
      huella text not null,
      abierta_por text not null,
      abierta_en timestamptz not null,
      aceptada_por text,
      aceptada_en timestamptz,
      check ((aceptada_por is null) = (aceptada_en is null))
    )`.execute(db)
    await sql`create index declaracion_jurada_de on declaracion_jurada (declaracion_id, id)`.execute(db)
    await sql`create index declaracion_jurada_persona on declaracion_jurada (persona_id)`.execute(db)
    await sql`create index declaracion_jurada_archivo on declaracion_jurada (archivo_id)`.execute(db)
  },
}
