import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * A letter has an identity of its own, the same in no other base; the advisor who answers for it; since when it waits to
 * be delivered; and what it says, to know it again.
 */
export const entrega: Migration = {
  up: async (db) => {
    await sql`alter table correo
      add column identidad text not null default gen_random_uuid()::text,
      add column asesor_id bigint references usuario,
      add column en_cola timestamptz,
      add column huella text`.execute(db)
    await sql`update correo set en_cola = creado`.execute(db)
    await sql`alter table correo alter column en_cola set not null`.execute(db)
    await sql`create index correo_fallido on correo (creado desc) where estado = 'fallido'`.execute(db)
    await sql`create index correo_huella on correo (huella, creado) where huella is not null`.execute(db)
  },
}
