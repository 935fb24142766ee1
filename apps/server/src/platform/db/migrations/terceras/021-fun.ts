import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Cancellations are several in a life, each known by the day on which it was received; and a charge says since when one
 * of its own ended it.
 */
const pasos = [
  // what was processed had been received by then; what was neither says nothing of anybody
  'update fun_baja set recibido = procesado where recibido is null',
  'delete from fun_baja where recibido is null',
  'alter table fun_baja drop constraint fun_baja_pkey',
  'alter table fun_baja add primary key (rut, recibido)',
  'alter table carga_vigente add column baja date',
  `update carga_vigente c set baja = (
    select min(f.procesado) from fun_baja f where f.rut = c.rut and f.recibido >= c.desde
  )`,
]

export const fun: Migration = {
  up: async (db) => {
    for (const paso of pasos) await sql.raw(paso).execute(db)
  },
}
