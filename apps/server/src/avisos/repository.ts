import { sql } from 'kysely'
import type { Db } from '../platform/db/database.ts'
import type { Aviso } from './aviso.ts'

/** The channel of PostgreSQL on which every server hears of every change. */
export const CHANNEL = 'alerce'

/** Tells them of several things at once. */
export async function publishAll(tx: Db, avisos: readonly Aviso[]): Promise<void> {
  if (avisos.length === 0) return
  const dichos = avisos.map((aviso) => JSON.stringify(aviso))
  await sql`select pg_notify(${CHANNEL}, dicho) from unnest(${dichos}::text[]) dicho`.execute(tx)
}

/** Tells the open screens, of this server and of every other, once `tx` commits; nobody if it does not. */
export async function publish(tx: Db, aviso: Aviso): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(aviso)})`.execute(tx)
}
