import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statement = `create table carga_catalogo_fin (
  carga_id bigint primary key,
  fin text not null check (fin in ('descartada', 'reemplazada')))`

/** What became of a load of the catalogue that is not there any more: it was discarded, or another took its place. */
export const finesDeCarga: Migration = {
  up: async (db) => {
    await sql.raw(statement).execute(db)
  },
}
