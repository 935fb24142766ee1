import type { Db } from '../../../platform/db/database.ts'

/** Gives a user a new secret address; the one before is no more. */
export async function ponerLlave(tx: Db, usuarioId: number, llaveHash: Buffer, creado: string): Promise<void> {
  const nuevo = { llave_hash: llaveHash, creado, leido: null }
  await tx
    .insertInto('calendario_privado')
    .values({ usuario_id: usuarioId, ...nuevo })
    .onConflict((c) => c.column('usuario_id').doUpdateSet(nuevo))
    .execute()
}

export async function quitarLlave(tx: Db, usuarioId: number): Promise<void> {
  await tx.deleteFrom('calendario_privado').where('usuario_id', '=', usuarioId).execute()
}

export async function marcarLeido(tx: Db, usuarioId: number, leido: string): Promise<void> {
  await tx.updateTable('calendario_privado').set({ leido }).where('usuario_id', '=', usuarioId).execute()
}
