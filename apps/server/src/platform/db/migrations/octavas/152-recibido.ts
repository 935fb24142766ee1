import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  // from whom its advisor received it, and when; null: it was theirs from the first day
  `alter table prospecto
    add column recibido_de bigint references usuario,
    add column recibido_en timestamptz,
    -- until which day it is covered
    add column titular_hasta date`,
  `update prospecto p set recibido_de = t.de_id, recibido_en = t.en
    from traspaso_caso c join traspaso t on t.id = c.traspaso_id
    where c.prospecto_id = p.id and t.deshecho is null and t.a_id = p.asesor_id`,
  `update prospecto p set titular_hasta = s.hasta from suplencia s
    where s.terminada is null and s.ausente_id = p.titular_id and s.cubre_id = p.asesor_id`,
]

/** What the card of a case that changed hands says, beside it: the list looks for nothing (decision 037). */
export const recibidos: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
