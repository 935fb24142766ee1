import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** An answer that waits until somebody else of contraloría confirms it: it has no instant at which it leaves yet. */
export const cuatroOjos: Migration = {
  up: async (db) => {
    await sql`alter table respuesta_retenida
      alter column sale_en drop not null,
      add column confirmada_por_id bigint references usuario (id),
      add column confirmada_por text`.execute(db)
    await sql`alter table evaluacion add column confirmada_por text`.execute(db)
    await sql`alter table nota_caso drop constraint nota_caso_clase_check`.execute(db)
    await sql`alter table nota_caso add constraint nota_caso_clase_check
      check (clase in ('nota', 'toma', 'asignacion', 'devolucion'))`.execute(db)
  },
}
