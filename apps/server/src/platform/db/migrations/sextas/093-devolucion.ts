import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `create table devolucion (
    id bigint generated always as identity primary key,
    declaracion_id bigint not null unique references declaracion on delete cascade,
    desde timestamptz not null,
    -- given back: when, who did it, and what the applicant was told or signed
    hecha_en timestamptz,
    hecha_por text,
    constancia text
  )`,
  `create index devoluciones_por_hacer on devolucion (id) where hecha_en is null`,
]

/** Papers of a rejected declaration that the desk has to give back (Circular IF/N° 279). */
export const devolucion: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
