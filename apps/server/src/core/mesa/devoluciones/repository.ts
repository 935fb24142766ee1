import type { Db } from '../../../platform/db/database.ts'

/** From now on the papers of this declaration wait to be given back; one that waits already goes on. */
export async function insertarDevolucion(tx: Db, declaracionId: number, desde: string): Promise<void> {
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

/** They were given back, so; null: they were not, after all. */
export async function guardarDevolucion(tx: Db, id: number, hecha: Hecha | null): Promise<void> {
  const nada = { hechaEn: null, hechaPor: null, constancia: null }
  await tx
    .updateTable('devolucion')
    .set(hecha ?? nada)
    .where('id', '=', id)
    .execute()
}
