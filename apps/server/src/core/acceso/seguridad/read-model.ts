import { seguridad } from '@alerce/contract/catalogos/seguridad'
import type { Db } from '../../../platform/db/database.ts'

/** A page of the administration's log, newest first. `cursor`: only entries older than this one. */
export async function eventosGuardados(tx: Db, cursor: number | undefined, limite: number) {
  let query = tx.selectFrom('eventoSeguridad').select(['id', 'en', 'actor', 'evento', 'sobre', 'ip'])
  if (cursor !== undefined) query = query.where('id', '<', cursor)
  return await query.orderBy('id', 'desc').limit(limite).execute()
}

/** Who last changed the data of a user, when (ISO) and which, in the words of the log; null: nobody did. */
export async function ultimoCambioDe(tx: Db, usuario: string) {
  const row = await tx
    .selectFrom('eventoSeguridad')
    .select(['actor as quien', 'en as cuando', 'sobre'])
    .where('evento', '=', seguridad.usuarioModificado.texto)
    .where((e) => e.fn('starts_with', ['sobre', e.val(`${usuario}: `)]), '=', true)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const { sobre, ...cambio } = row
  return { ...cambio, campos: sobre.slice(usuario.length + 2).split(', ') }
}
