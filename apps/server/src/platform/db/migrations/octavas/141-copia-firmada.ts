import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `create table copia_firmada (
    documento_id bigint primary key references documento_contrato on delete cascade,
    archivo_id bigint not null references archivo,
    en timestamptz not null
  )`,
  `create index copia_firmada_archivo on copia_firmada (archivo_id)`,
]

/** The signed copy of a paper that was signed on a phone, beside the paper as it was issued. */
export const copiasFirmadas: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
