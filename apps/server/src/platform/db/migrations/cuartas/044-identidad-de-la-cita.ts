import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** An appointment is known in the calendars of others by an identity that is in no other base; those out there keep theirs. */
export const identidadDeLaCita: Migration = {
  up: async (db) => {
    await sql`alter table cita add column identidad text`.execute(db)
    await sql`update cita set identidad = 'cita-' || id`.execute(db)
    await sql`alter table cita
      alter column identidad set default gen_random_uuid()::text,
      alter column identidad set not null`.execute(db)
  },
}
