import type { Db } from '../../../platform/db/database.ts'

/** A page of the administration's log, newest first. `cursor`: only entries older than this one. */
export async function eventosGuardados(tx: Db, cursor: number | undefined, limite: number) {
  let query = tx.selectFrom('eventoSeguridad').select(['id', 'en', 'actor', 'evento', 'sobre', 'ip'])
  if (cursor !== undefined) query = query.where('id', '<', cursor)
  return await query.orderBy('id', 'desc').limit(limite).execute()
}
