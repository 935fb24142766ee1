import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  'create table cita_borrada (like cita including constraints, borrada_en timestamptz not null)',
  `alter table cita_borrada add primary key (id),
    add foreign key (asesor_id) references usuario,
    add foreign key (prospecto_id) references prospecto on delete cascade`,
  'create index cita_borrada_en on cita_borrada (borrada_en)',
]

/** An appointment that was deleted, whole, for as long as it can be given back. */
export const citaBorrada: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
