import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What the statistics count, by whose it is: sent declarations and appointments that were held. */
export const estadisticas: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create index declaracion_ingresada on declaracion (prospecto_id, enviada_en) where enviada_en is not null`,
  `create index cita_realizada on cita (asesor_id, inicio) where estado = 'R'`,
]
