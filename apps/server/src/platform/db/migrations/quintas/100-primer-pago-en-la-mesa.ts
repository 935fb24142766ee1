import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What the desk decided of a first payment that was registered: null, it waits; what was before counts as looked at. */
export const primerPagoEnLaMesa: Migration = {
  up: async (db) => {
    await sql`alter table primer_pago
      add column decision text check (decision in ('aceptado', 'devuelto')),
      add column motivo text,
      add column resuelto_por text,
      add column resuelto_en timestamptz`.execute(db)
    await sql`update primer_pago set decision = 'aceptado', resuelto_por = 'sistema', resuelto_en = en`.execute(db)
    await sql`create index primer_pago_por_revisar on primer_pago (en) where decision is null`.execute(db)
  },
}
