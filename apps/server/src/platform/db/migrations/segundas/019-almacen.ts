import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The bytes of files move to a store of their own, once each: what is left of a file says where they are. */
const pasos = [
  'create table almacen (llave text primary key, contenido bytea not null)',
  'alter table archivo add column llave text',
  "update archivo set llave = coalesce(clave_id, 'claro') || '/' || sha256",
  'insert into almacen (llave, contenido) select distinct on (llave) llave, contenido from archivo order by llave, id',
  'alter table archivo alter column llave set not null',
  'alter table archivo drop column contenido',
]

export const almacen: Migration = {
  up: async (db) => {
    for (const paso of pasos) await sql.raw(paso).execute(db)
  },
}
