import type { Db } from '../../../platform/db/database.ts'

/** Records that the papers of this declaration must be returned; an existing record stays. */
export async function insertDevolucion(tx: Db, declaracionId: number, desde: string): Promise<void> {
  await tx
    .insertInto('devolucion')
    .values({ declaracionId, desde })
    .onConflict((conflict) => conflict.column('declaracionId').doNothing())
    .execute()
}

interface Hecha {
  readonly hechaEn: string
  readonly hechaPor: string
  readonly constancia: string
}

/** Records how papers were returned; null: undoes it. */
export async function saveDevolucion(tx: Db, id: number, hecha: Hecha | null): Promise<void> {
  const nada = { hechaEn: null, hechaPor: null, constancia: null }
  await tx
    .updateTable('devolucion')
    .set(hecha ?? nada)
    .where('id', '=', id)
    .execute()
}
