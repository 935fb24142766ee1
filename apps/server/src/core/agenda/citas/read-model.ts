import { minutosDeUnaCita } from '@alerce/domain/agenda/cita'
import type { Db } from '../../../platform/db/database.ts'
import type { Cita } from './repository.ts'

/** Most appointments of one answer. */
const LIMITE = 1000
const MINUTO_MS = 60_000

export interface Tramo {
  readonly inicio: string
  readonly termino: string
}

/** None that touches the stretch began before: with it the index is read from there, not from the first of all. */
const desde = ({ inicio }: Tramo) => new Date(Date.parse(inicio) - minutosDeUnaCita * MINUTO_MS).toISOString()

/** Appointments of an advisor that touch a stretch of time, by start. */
export const citasEntre = (tx: Db, asesorId: number, tramo: Tramo) =>
  tx
    .selectFrom('cita')
    .innerJoin('prospecto', 'prospecto.id', 'cita.prospecto_id')
    .select(['cita.id', 'cita.comentario', 'cita.estado', 'cita.inicio', 'cita.termino', 'cita.avisa'])
    .select(['cita.permite_tope as permiteTope', 'cita.secuencia', 'cita.actualizada_en as actualizadaEn'])
    .select(['prospecto.id as prospectoId', 'prospecto.nombres', 'prospecto.apellido_paterno as apellidoPaterno'])
    .where('cita.asesor_id', '=', asesorId)
    .where('cita.inicio', '>=', desde(tramo))
    .where('cita.inicio', '<', tramo.termino)
    .where('cita.termino', '>', tramo.inicio)
    .orderBy('cita.inicio')
    .orderBy('cita.id')
    .limit(LIMITE)
    .execute()

/** When an advisor is busy within a stretch of time, but for one appointment (the one being moved). */
export async function ocupadoEntre(tx: Db, asesorId: number, tramo: Tramo, menos: number | null): Promise<Tramo[]> {
  const query = tx
    .selectFrom('cita')
    .select(['inicio', 'termino'])
    .where('asesor_id', '=', asesorId)
    .where('inicio', '>=', desde(tramo))
    .where('inicio', '<', tramo.termino)
    .where('termino', '>', tramo.inicio)
    .orderBy('inicio')
  return await (menos === null ? query : query.where('id', '!=', menos)).execute()
}

export interface CitaGuardada extends Cita {
  readonly id: number
  /** Counts from 1 with each change. */
  readonly version: number
  readonly actualizadaPor: string
  readonly actualizadaEn: string
}

/** An appointment, or null. */
export async function citaPorId(tx: Db, id: number): Promise<CitaGuardada | null> {
  const row = await tx.selectFrom('cita').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return null
  return {
    id: row.id,
    asesorId: row.asesor_id,
    prospectoId: row.prospecto_id,
    inicio: row.inicio,
    termino: row.termino,
    comentario: row.comentario,
    estado: row.estado,
    permiteTope: row.permite_tope,
    avisa: row.avisa,
    version: row.secuencia + 1,
    actualizadaPor: row.actualizada_por,
    actualizadaEn: row.actualizada_en,
  }
}
