import type { Bloqueo } from '@alerce/domain/agenda/bloqueo'
import type { Disponibilidad } from '@alerce/domain/agenda/disponibilidad'
import { sql } from 'kysely'
import { publish } from '../../../avisos/repository.ts'
import { type Db, deleteInBatches } from '../../../platform/db/database.ts'

/**
 * Replaces the hours of an advisor; returns their version. `version`: as read (undefined: do not check); null: another
 * save came first.
 */
export async function saveDisponibilidad(
  tx: Db,
  usuarioId: number,
  { semana, margen }: Disponibilidad,
  version: number | undefined,
): Promise<number | null> {
  const nueva = { semana: JSON.stringify(semana), margen }
  const saved = await tx
    .insertInto('disponibilidad')
    .values({ usuarioId, ...nueva, version: 2 })
    .onConflict((c) => {
      const set = c.column('usuarioId').doUpdateSet({ ...nueva, version: sql<number>`disponibilidad.version + 1` })
      return version === undefined ? set : set.where('disponibilidad.version', '=', version)
    })
    .returning('version')
    .executeTakeFirst()
  return saved?.version ?? null
}

interface BloqueoEscrito extends Bloqueo {
  readonly id: number
  readonly asesorId: number
  readonly motivo: Buffer | null
}

/** Inserts under an id taken before, to which the motive is sealed. */
export async function insertBloqueo(tx: Db, bloqueo: BloqueoEscrito): Promise<void> {
  const { id, asesorId, clase, desde, hasta, horaInicio, horaTermino, motivo } = bloqueo
  await sql`insert into bloqueo_agenda (id, asesor_id, clase, desde, hasta, hora_inicio, hora_termino, motivo)
    overriding system value
    values (${id}, ${asesorId}, ${clase}, ${desde}, ${hasta}, ${horaInicio}, ${horaTermino}, ${motivo})`.execute(tx)
  await publish(tx, { tema: 'agenda', asesorId })
}

export async function updateBloqueo(tx: Db, { id, asesorId, ...bloqueo }: BloqueoEscrito): Promise<void> {
  await tx.updateTable('bloqueoAgenda').set(bloqueo).where('id', '=', id).execute()
  await publish(tx, { tema: 'agenda', asesorId })
}

/** Marks as deleted, or as in use again with null. */
export async function markBorrado(
  tx: Db,
  { id, asesorId }: Pick<BloqueoEscrito, 'id' | 'asesorId'>,
  borradoEn: string | null,
): Promise<void> {
  await tx.updateTable('bloqueoAgenda').set({ borradoEn }).where('id', '=', id).execute()
  await publish(tx, { tema: 'agenda', asesorId })
}

/** Deletes those that were marked before an instant: they can no longer be restored. */
export const forgetBloqueos = (db: Db, antesDe: string): Promise<void> =>
  deleteInBatches(db, 'bloqueoAgenda', sql`borrado_en < ${antesDe}`)
