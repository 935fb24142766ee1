import { seguridad } from '@alerce/contract/catalogos/acceso/seguridad'
import type { Db } from '../../../platform/db/database.ts'

/** A page of the administration's log, newest first. `cursor`: only entries older than this one. */
export async function eventosGuardados(tx: Db, cursor: number | undefined, limite: number) {
  let query = tx.selectFrom('eventoSeguridad').select(['id', 'en', 'actor', 'evento', 'sobre', 'ip'])
  if (cursor !== undefined) query = query.where('id', '<', cursor)
  return await query.orderBy('id', 'desc').limit(limite).execute()
}

/** How the log names a change: its kind, and what its words begin with. */
export interface CambioRegistrado {
  readonly evento: keyof typeof seguridad
  readonly sobre: string
}

/** Who last made such a change, when (ISO), and what its words go on with; null: nobody did. */
export async function ultimoCambio(tx: Db, { evento, sobre: comienzo }: CambioRegistrado) {
  const row = await tx
    .selectFrom('eventoSeguridad')
    .select(['actor as quien', 'en as cuando', 'sobre'])
    .where('evento', '=', seguridad[evento].texto)
    .where((e) => e.fn('starts_with', ['sobre', e.val(comienzo)]), '=', true)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const { sobre, ...cambio } = row
  return { ...cambio, resto: sobre.slice(comienzo.length) }
}
