import { common } from '@alerce/contract/messages/common'
import type { Operation } from '@alerce/contract/operation'
import { camposConRegistro } from '@alerce/contract/registros'
import { ensure } from '../../core/refusal.ts'
import type { Db } from '../../platform/db/database.ts'
import { esConocido, type RecursoConocido, tieneRut } from './read-model.ts'

type Row = Readonly<Record<string, unknown>>

const conocidos: readonly string[] = ['prospecto', 'declaracion', 'cita', 'notificacion', 'persona']

const rowsOf = (payload: unknown): readonly Row[] =>
  (Array.isArray(payload) ? payload : [payload]).filter((row) => typeof row === 'object' && row !== null)

/**
 * Refuses as not found a payload that names a record which the core never showed to this user. The core trusts this
 * server, which is its only client.
 */
export async function ensureConocidos(
  db: Db,
  usuarioId: number,
  operation: Operation,
  payload: unknown,
): Promise<void> {
  const campos = camposConRegistro(operation.request)
  for (const row of rowsOf(payload)) {
    for (const [campo, recurso] of campos) {
      const id = row[campo]
      if (!conocidos.includes(recurso) || typeof id !== 'number' || id === 0) continue
      ensure(await esConocido(db, usuarioId, recurso as RecursoConocido, id), common.notFound)
    }
    for (const { prospectoId } of rowsOf(row.afiliados))
      ensure(await esConocido(db, usuarioId, 'prospecto', Number(prospectoId)), common.notFound)
  }
  // The coupon is asked for by RUT alone
  const { Rut } = (rowsOf(payload)[0] ?? {}) as { Rut?: unknown }
  if (operation.name === 'reenvioCupon' && Rut) ensure(await tieneRut(db, usuarioId, String(Rut)), common.notFound)
}
