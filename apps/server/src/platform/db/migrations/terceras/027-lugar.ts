import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const conLugar = ['rango_pactado', 'preferencia', 'cotizacion_borrada']

/** What an open update quotes lies beside what the sale stands on: each has a place, and there is one of each in it. */
export const lugar: Migration = {
  up: async (db) => {
    for (const tabla of ['cotizacion', ...conLugar])
      await sql`alter table ${sql.table(tabla)} add column lugar text not null default 'venta'
        check (lugar in ('venta', 'actualizacion'))`.execute(db)
    for (const tabla of conLugar) {
      const table = sql.table(tabla)
      await sql`alter table ${table} drop constraint ${sql.ref(`${tabla}_pkey`)}`.execute(db)
      await sql`alter table ${table} add primary key (prospecto_id, lugar)`.execute(db)
    }
    await sql`drop index cotizacion_vigente`.execute(db)
    await sql`create unique index cotizacion_vigente on cotizacion (prospecto_id, lugar) where (not reemplazada)`.execute(
      db,
    )
  },
}
