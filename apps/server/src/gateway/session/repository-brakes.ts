import { sql } from 'kysely'
import { type Db, deleteInBatches } from '../../platform/db/database.ts'

/** A counter; `actualizado`: start of the decay of its failures. Instants ISO. */
export interface CounterRow {
  readonly clave: string
  readonly fallos: number
  readonly hasta: string
  readonly actualizado: string
}

export async function readCounters(db: Db, claves: readonly string[]): Promise<CounterRow[]> {
  return await db.selectFrom('frenoAcceso').selectAll().where('clave', 'in', claves).execute()
}

/**
 * Counters of these keys, created if missing, locked until the transaction ends. Always locked in key order, so that
 * attempts with common keys cannot deadlock.
 */
export async function lockCounters(tx: Db, claves: readonly string[], ahora: string): Promise<CounterRow[]> {
  const rows = claves.toSorted().map((clave) => ({ clave, fallos: 0, hasta: ahora, actualizado: ahora }))
  await tx
    .insertInto('frenoAcceso')
    .values(rows)
    .onConflict((c) => c.doNothing())
    .execute()
  return await tx
    .selectFrom('frenoAcceso')
    .selectAll()
    .where('clave', 'in', claves)
    .orderBy('clave')
    .forUpdate()
    .execute()
}

export async function writeCounter(tx: Db, { clave, ...cuenta }: CounterRow): Promise<void> {
  await tx.updateTable('frenoAcceso').set(cuenta).where('clave', '=', clave).execute()
}

export async function deleteCounter(db: Db, clave: string): Promise<void> {
  await db.deleteFrom('frenoAcceso').where('clave', '=', clave).execute()
}

/** Undoes an attempt: its failure, and the wait it set unless a later attempt has replaced it. */
export async function takeBack(db: Db, clave: string, puesta: string, antes: string): Promise<void> {
  await db
    .updateTable('frenoAcceso')
    .set({
      fallos: sql`greatest(fallos - 1, 0)`,
      hasta: sql`case when hasta = ${puesta} then ${antes}::timestamptz else hasta end`,
    })
    .where('clave', '=', clave)
    .execute()
}

/** Deletes counters untouched since an instant; locked ones are left to a later run. */
export async function deleteCountersBefore(db: Db, desde: string): Promise<void> {
  await deleteInBatches(db, 'frenoAcceso', sql`actualizado < ${desde}`)
}
