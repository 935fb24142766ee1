import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A link of the applicant's entry may lead to the copy of their declaration, and tells when it was first read. */
export const copiaDeDs: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  // a link to the copy and one to the declaration stand side by side: a new one replaces those of its own kind
  `alter table enlace_invitacion
    add column lleva_a text not null default 'postulacion' check (lleva_a in ('postulacion', 'copia')),
    add column abierto timestamptz`,
]
