import { sql } from 'kysely'
import { type Db, deleteInBatches } from '../../platform/db/database.ts'

/** A counter as it stands; `actualizado`: since when its next failure is being forgotten. Instants ISO. */
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
 * The counters of these keys, made where they are missing, and locked until the transaction ends. Always in the order
 * of their keys: two tries that share some never wait for each other.
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

/** Takes one try back: its failure, and the wait that it set unless a later one has set another. */
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

/** Forgets counters untouched since an instant; those that someone is counting in are left for another time. */
export async function deleteCountersBefore(db: Db, desde: string): Promise<void> {
  await deleteInBatches(db, 'frenoAcceso', sql`actualizado < ${desde}`)
}
