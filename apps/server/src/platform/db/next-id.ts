import { sql } from 'kysely'
import type { Db } from './database.ts'

/** Reserves the id of a row before its insert: sealed values include it. */
export async function siguienteId(
  tx: Db,
  tabla:
    | 'actualizacion'
    | 'adjunto'
    | 'anotacion'
    | 'bloqueo_agenda'
    | 'comprobante_pago'
    | 'documento_prospecto'
    | 'duda'
    | 'evaluacion'
    | 'nota_caso'
    | 'oposicion_persona'
    | 'papel_firmado'
    | 'pedido_persona'
    | 'respuesta_retenida'
    | 'suscripcion'
    | 'tarea',
): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval(pg_get_serial_sequence(${tabla}, 'id')) as id`.execute(tx)
  const [row] = rows
  if (!row) throw new Error(`sin id para ${tabla}`)
  return row.id
}
