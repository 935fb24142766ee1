import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type Db, deleteInBatches } from '../../../platform/db/database.ts'

/** Digest of a request: the same key with another digest is another call. */
export const huellaDe = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value ?? null))
    .digest('hex')

export interface RespuestaRecordada {
  readonly operacion: string
  readonly huella: string
  readonly respuesta: Buffer
}

const recordada = (db: Db, actor: string, clave: string) =>
  db
    .selectFrom('idempotencia')
    .select(['operacion', 'huella', 'respuesta'])
    .where('actor', '=', actor)
    .where('clave', '=', clave)

/** Reply of a key; null while it is new or in progress. */
export async function findRespuesta(db: Db, actor: string, clave: string): Promise<RespuestaRecordada | null> {
  return (await recordada(db, actor, clave).executeTakeFirst()) ?? null
}

/** Reserves a key; a second call waits for the first transaction, then reads its reply. */
export async function reserve(
  tx: Db,
  llave: { actor: string; clave: string; operacion: string; huella: string; creada: string },
): Promise<RespuestaRecordada | null> {
  const inserted = await tx
    .insertInto('idempotencia')
    .values({ ...llave, respuesta: Buffer.alloc(0) })
    .onConflict((c) => c.columns(['actor', 'clave']).doNothing())
    .executeTakeFirst()
  if (inserted.numInsertedOrUpdatedRows === 1n) return null
  return await recordada(tx, llave.actor, llave.clave).executeTakeFirstOrThrow()
}

export async function remember(tx: Db, actor: string, clave: string, respuesta: Buffer): Promise<void> {
  await tx
    .updateTable('idempotencia')
    .set({ respuesta })
    .where('actor', '=', actor)
    .where('clave', '=', clave)
    .execute()
}

/** Deletes the replies before an instant, except calls in progress. */
export const forget = (db: Db, antesDe: string): Promise<void> =>
  deleteInBatches(db, 'idempotencia', sql`creada < ${antesDe}`)

/** Releases a reserved key: its call was not answered. */
export async function release(tx: Db, actor: string, clave: string): Promise<void> {
  await tx.deleteFrom('idempotencia').where('actor', '=', actor).where('clave', '=', clave).execute()
}
