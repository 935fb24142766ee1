import type { Insertable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { ActualizacionTable } from '../../../platform/db/tables/contrato.ts'
import type { Nombre } from '../../postulacion/edicion/read-model.ts'

/** Inserts an open update. */
export async function insertActualizacion(
  tx: Db,
  nueva: Pick<
    Insertable<ActualizacionTable>,
    'id' | 'prospectoId' | 'antes' | 'rut' | 'pagabaSinEmpleador' | 'comenzadaPor' | 'comenzadaEn'
  > &
    Nombre,
): Promise<void> {
  await tx.insertInto('actualizacion').values(nueva).execute()
}

/** Replaces the data to restore on discard: the name was corrected meanwhile. */
export async function saveBefore(tx: Db, id: number, antes: Buffer, nombre: Nombre): Promise<void> {
  const { nombres, apellidoPaterno, apellidoMaterno } = nombre
  await tx
    .updateTable('actualizacion')
    .set({ antes, nombres, apellidoPaterno, apellidoMaterno })
    .where('id', '=', id)
    .execute()
}

/** Closes an update: S confirmed, X discarded. */
export async function closeActualizacion(
  tx: Db,
  id: number,
  estado: 'S' | 'X',
  cierre: { por: string; en: string },
): Promise<void> {
  await tx
    .updateTable('actualizacion')
    .set({ estado, cerradaPor: cierre.por, cerradaEn: cierre.en })
    .where('id', '=', id)
    .execute()
}
