import type { Insertable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { ComprobantePagoTable, PrimerPagoTable } from '../../../platform/db/tables/contrato.ts'

/** Upserts the payment proof of an entity; returns the replaced file id, or null. */
export async function setComprobante(tx: Db, nuevo: Insertable<ComprobantePagoTable>): Promise<number | null> {
  const antes = await tx
    .deleteFrom('comprobantePago')
    .where('empleadorId', '=', nuevo.empleadorId)
    .returning('archivoId')
    .executeTakeFirst()
  await tx.insertInto('comprobantePago').values(nuevo).execute()
  return antes?.archivoId ?? null
}

/** Registers the first payment for the desk's decision, clearing a former decision. */
export async function setPrimerPago(
  tx: Db,
  pago: Pick<Insertable<PrimerPagoTable>, 'declaracionId' | 'por' | 'en'>,
): Promise<void> {
  const espera = { ...pago, ...sinDecidir }
  await tx
    .insertInto('primerPago')
    .values(espera)
    .onConflict((c) => c.column('declaracionId').doUpdateSet(espera))
    .execute()
}

const sinDecidir = { decision: null, motivo: null, resueltoPor: null, resueltoEn: null } as const

/** Saves the desk's decision on a registered payment; null clears it. */
export async function resolvePrimerPago(
  tx: Db,
  declaracionId: number,
  resuelto: Pick<Insertable<PrimerPagoTable>, 'decision' | 'motivo' | 'resueltoPor' | 'resueltoEn'> | null,
): Promise<void> {
  await tx
    .updateTable('primerPago')
    .set(resuelto ?? sinDecidir)
    .where('declaracionId', '=', declaracionId)
    .execute()
}

/** Deletes the registration; the proofs stay. Returns whether it existed. */
export async function removePrimerPago(tx: Db, declaracionId: number): Promise<boolean> {
  const quitado = await tx
    .deleteFrom('primerPago')
    .where('declaracionId', '=', declaracionId)
    .returning('declaracionId')
    .executeTakeFirst()
  return quitado !== undefined
}
