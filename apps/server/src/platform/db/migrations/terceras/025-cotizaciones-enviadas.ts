import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The quotes that were mailed, each as it stood: what is chosen afterwards does not take them away. */
export const cotizacionesEnviadas: Migration = {
  up: async (db) => {
    await sql
      .raw(`create table cotizacion_enviada (
    prospecto_id bigint not null references prospecto (id),
    numero smallint not null,
    foto jsonb not null,
    para text not null,
    por text not null,
    en timestamptz not null,
    primary key (prospecto_id, numero)
  )`)
      .execute(db)
  },
}
