import type { Db } from '../../platform/db/database.ts'

/** Most appointments of one answer. */
const LIMITE = 1000

export interface Tramo {
  readonly inicio: string
  readonly termino: string
}

/** Appointments of an advisor that touch a stretch of time, by start. */
export const citasEntre = (tx: Db, asesorId: number, tramo: Tramo) =>
  tx
    .selectFrom('cita')
    .innerJoin('prospecto', 'prospecto.id', 'cita.prospecto_id')
    .select([
      'cita.id',
      'cita.comentario',
      'cita.estado',
      'cita.inicio',
      'cita.termino',
      'prospecto.id as prospectoId',
      'prospecto.nombres',
      'prospecto.apellido_paterno as apellidoPaterno',
    ])
    .where('cita.asesor_id', '=', asesorId)
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
    .where('inicio', '<', tramo.termino)
    .where('termino', '>', tramo.inicio)
    .orderBy('inicio')
  return await (menos === null ? query : query.where('id', '!=', menos)).execute()
}

/** An appointment, or null. */
export async function citaPorId(tx: Db, id: number) {
  const row = await tx
    .selectFrom('cita')
    .select([
      'id',
      'asesor_id as asesorId',
      'prospecto_id as prospectoId',
      'inicio',
      'termino',
      'permite_tope as permiteTope',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}
