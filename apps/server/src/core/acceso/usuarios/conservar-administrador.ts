import { administracionMessages } from '@alerce/contract/messages/acceso/administracion'
import type { Db } from '../../../platform/db/database.ts'
import { ensure } from '../../refusal.ts'
import { bloquearAdministradores } from './repository.ts'

/**
 * To be called before any other row is locked. Answers a check: whether the desk still has an active administrator
 * without this user.
 */
export async function conservarAdministrador(tx: Db, usuarioId: number): Promise<() => void> {
  const activos = await bloquearAdministradores(tx)
  const unico = activos.length === 1 && activos[0] === usuarioId
  return () => ensure(!unico, administracionMessages.ultimoAdministrador)
}
