import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'

/** Does work whose writes are taken back where it throws; the rest of the transaction stays. */
export async function attempt<T>(tx: Db, work: () => Promise<T>): Promise<T> {
  await sql`savepoint intento`.execute(tx)
  try {
    const done = await work()
    await sql`release savepoint intento`.execute(tx)
    return done
  } catch (error) {
    await sql`rollback to savepoint intento`.execute(tx)
    throw error
  }
}

/** Does work and takes all its writes back. */
export async function rehearse<T>(tx: Db, work: () => Promise<T>): Promise<T> {
  await sql`savepoint ensayo`.execute(tx)
  const done = await work()
  await sql`rollback to savepoint ensayo`.execute(tx)
  return done
}
