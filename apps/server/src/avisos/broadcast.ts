import { asesoresDelEquipo } from '../core/postulacion/prospecto/read-model.ts'
import type { Db } from '../platform/db/database.ts'
import type { Connection } from '../platform/db/pool.ts'
import type { Positions } from '../platform/db/positions.ts'
import type { Log } from '../platform/log.ts'
import { createNoticeHub } from './hub.ts'

/**
 * The hub of notices, with the look-up of the team that decides which notices a screen gets. `positions`: of the
 * primary; null: there is no replica.
 */
export function createBroadcast(connection: Connection, db: Db, log: Log, positions: Positions | null) {
  return {
    hub: createNoticeHub(connection, log, positions),
    positions,
    equipoDe: (usuarioId: number) => asesoresDelEquipo(db, usuarioId),
  }
}
