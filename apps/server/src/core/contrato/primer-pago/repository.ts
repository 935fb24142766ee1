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

/** It is registered, and waits for the desk, whatever was decided of it before. */
export async function ponerPrimerPago(
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

/** What the desk decides of a registered one; null takes a decision back. */
export async function resolverPrimerPago(
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

/** Nothing is registered any more; the proofs stay in their places. Tells whether it was. */
export async function quitarPrimerPago(tx: Db, declaracionId: number): Promise<boolean> {
  const quitado = await tx
    .deleteFrom('primerPago')
    .where('declaracionId', '=', declaracionId)
    .returning('declaracionId')
    .executeTakeFirst()
  return quitado !== undefined
}
