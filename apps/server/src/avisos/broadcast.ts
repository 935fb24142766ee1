import { asesoresDelEquipo } from '../core/postulacion/prospecto/read-model.ts'
import type { Db } from '../platform/db/database.ts'
import type { Connection } from '../platform/db/pool.ts'
import type { Log } from '../platform/log.ts'
import { createNoticeHub } from './hub.ts'

/** The hub of notices, with the look-up of the team that decides which notices a screen gets. */
export function createBroadcast(connection: Connection, db: Db, log: Log) {
  return {
    hub: createNoticeHub(connection, log),
    equipoDe: (usuarioId: number) => asesoresDelEquipo(db, usuarioId),
  }
}
