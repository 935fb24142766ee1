import { sql } from 'kysely'
import type { Db } from '../platform/db/database.ts'
import type { Aviso } from './aviso.ts'

/** The channel of PostgreSQL on which every server hears of every change. */
export const CHANNEL = 'alerce'

/** Tells the open screens, of this server and of every other, once `tx` commits; nobody if it does not. */
export async function publish(tx: Db, aviso: Aviso): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(aviso)})`.execute(tx)
}
