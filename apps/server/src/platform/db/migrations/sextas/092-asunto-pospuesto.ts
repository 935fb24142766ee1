import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What an advisor put off: a case, or one of its appointments, until a day and while it is as it stood. */
export const asuntoPospuesto: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table asunto_pospuesto (
    id bigint generated always as identity primary key,
    asesor_id bigint not null references usuario,
    prospecto_id bigint not null references prospecto on delete cascade,
    -- null: the case itself
    cita_id bigint references cita on delete cascade,
    -- since when it stood there
    desde timestamptz not null,
    vuelve date not null,
    en timestamptz not null,
    unique nulls not distinct (prospecto_id, cita_id)
  )`,
  `create index asunto_pospuesto_asesor on asunto_pospuesto (asesor_id, vuelve)`,
  `create index asunto_pospuesto_cita on asunto_pospuesto (cita_id) where cita_id is not null`,
]
