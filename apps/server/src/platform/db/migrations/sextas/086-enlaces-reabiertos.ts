import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What lifting a rejection made the applicant's links forget: undone, they are again as they were. */
export const enlacesReabiertos: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table enlace_reabierto (
    rechazo_id bigint not null references rechazo_autenticacion on delete cascade,
    enlace_id bigint not null references enlace_invitacion on delete cascade,
    -- as the link stood before
    fallos integer not null,
    bloqueado timestamptz,
    primary key (rechazo_id, enlace_id)
  )`,
  'create index enlace_reabierto_enlace on enlace_reabierto (enlace_id)',
]
