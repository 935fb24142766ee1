import { asesoresDelEquipo } from '../core/postulacion/prospecto/read-model.ts'
import type { Db } from '../platform/db/database.ts'
import type { Connection } from '../platform/db/pool.ts'
import type { Log } from '../platform/log.ts'
import { createCentro } from './centro.ts'

/** The notices, and what must be known of a person to tell which of them concern their screens. */
export function createDifusion(connection: Connection, db: Db, log: Log) {
  return {
    centro: createCentro(connection, log),
    equipoDe: (usuarioId: number) => asesoresDelEquipo(db, usuarioId),
  }
}
