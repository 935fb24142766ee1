import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * What the machine did is signed by the machine, and at whose call is kept apart. Verdicts of its engine that were
 * written before, under the name of who sent the declaration, go to their author. A quote that is forgotten can be given
 * back for a day.
 */
export const autores: Migration = {
  up: async (db) => {
    await sql.raw('alter table bitacora add column a_pedido_de text').execute(db)
    await sql
      .raw(`update bitacora set a_pedido_de = por, por = 'motor local'
        where evento in (123, 124) and texto like '%, motor local'`)
      .execute(db)
    await sql
      .raw(`update bitacora b set a_pedido_de = b.por, por = 'motor local'
        from bitacora v
        where b.evento = 15 and v.evento = 124 and v.por = 'motor local'
          and v.prospecto_id = b.prospecto_id and v.en = b.en`)
      .execute(db)
    await sql
      .raw(`create table cotizacion_borrada (
        prospecto_id integer primary key references prospecto on delete cascade,
        contenido jsonb not null,
        en timestamptz not null
      )`)
      .execute(db)
  },
}
