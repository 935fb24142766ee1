import type { Db } from '../../../platform/db/database.ts'

/** Gives a user a new secret address; the one before is no more. */
export async function setLlave(tx: Db, usuarioId: number, llaveHash: Buffer, creado: string): Promise<void> {
  const nuevo = { llaveHash, creado, leido: null }
  await tx
    .insertInto('calendarioPrivado')
    .values({ usuarioId, ...nuevo })
    .onConflict((c) => c.column('usuarioId').doUpdateSet(nuevo))
    .execute()
}

export async function removeLlave(tx: Db, usuarioId: number): Promise<void> {
  await tx.deleteFrom('calendarioPrivado').where('usuarioId', '=', usuarioId).execute()
}

export async function markLeido(tx: Db, usuarioId: number, leido: string): Promise<void> {
  await tx.updateTable('calendarioPrivado').set({ leido }).where('usuarioId', '=', usuarioId).execute()
}
