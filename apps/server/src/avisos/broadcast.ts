import { asesoresDelEquipo } from '../core/postulacion/prospecto/read-model.ts'
import type { Db } from '../platform/db/database.ts'
import type { Connection } from '../platform/db/pool.ts'
import type { Log } from '../platform/log.ts'
import { createNoticeHub } from './hub.ts'

/** The notices, and what must be known of a person to tell which of them concern their screens. */
export function createBroadcast(connection: Connection, db: Db, log: Log) {
  return {
    hub: createNoticeHub(connection, log),
    equipoDe: (usuarioId: number) => asesoresDelEquipo(db, usuarioId),
  }
}
