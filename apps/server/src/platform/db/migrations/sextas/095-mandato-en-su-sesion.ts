import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A mandate is given in the applicant's own session too, where they have proved who they are: it used no link. */
export const mandatoEnSuSesion: Migration = {
  up: async (db) => {
    await sql`alter table consentimiento_mandato
      alter column enlace_id drop not null,
      -- how who consented was known, where it was by no link
      add column metodo text,
      add constraint consentimiento_mandato_por check ((enlace_id is null) = (metodo is not null))`.execute(db)
  },
}
