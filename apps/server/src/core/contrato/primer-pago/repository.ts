import type { Insertable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { ComprobantePagoTable, PrimerPagoTable } from '../../../platform/db/tables/contrato.ts'

/** Keeps the proof of an entity; answers the file that stood in its place, or null. */
export async function ponerComprobante(tx: Db, nuevo: Insertable<ComprobantePagoTable>): Promise<number | null> {
  const antes = await tx
    .deleteFrom('comprobantePago')
    .where('empleadorId', '=', nuevo.empleadorId)
    .returning('archivoId')
    .executeTakeFirst()
  await tx.insertInto('comprobantePago').values(nuevo).execute()
  return antes?.archivoId ?? null
}

/** Keeps that it was registered; false: it was before. */
export async function insertarPrimerPago(tx: Db, pago: Insertable<PrimerPagoTable>): Promise<boolean> {
  const row = await tx
    .insertInto('primerPago')
    .values(pago)
    .onConflict((c) => c.column('declaracionId').doNothing())
    .returning('declaracionId')
    .executeTakeFirst()
  return row !== undefined
}
