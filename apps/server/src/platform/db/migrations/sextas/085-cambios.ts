import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const tabla = (nombre: string, de: string) => [
  `create table ${nombre} (
    id bigint generated always as identity primary key,
    ${de}_id bigint not null references ${de} on delete cascade,
    version integer not null,
    campos text[] not null,
    por text not null,
    en timestamptz not null
  )`,
  `create index ${nombre}_version on ${nombre} (${de}_id, version)`,
]

/** What each save of a declaration or an appointment changed: until now the last one of a declaration alone was kept. */
export const cambios: Migration = {
  up: async (db) => {
    for (const statement of [...tabla('cambio_ds', 'declaracion'), ...tabla('cambio_cita', 'cita')])
      await sql.raw(statement).execute(db)
    await sql`insert into cambio_ds (declaracion_id, version, campos, por, en)
      select id, version, cambios, actualizada_por, actualizada_en from declaracion where version > 1`.execute(db)
    await sql`alter table declaracion drop column cambios`.execute(db)
  },
}
