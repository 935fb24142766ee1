import type { Insertable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { ActualizacionTable } from '../../../platform/db/tables/contrato.ts'

/** Begins one. */
export async function insertarActualizacion(
  tx: Db,
  nueva: Pick<
    Insertable<ActualizacionTable>,
    'id' | 'prospectoId' | 'antes' | 'pagabaSinEmpleador' | 'comenzadaPor' | 'comenzadaEn'
  >,
): Promise<void> {
  await tx.insertInto('actualizacion').values(nueva).execute()
}

/** What a discard gives back is another than it was. */
export async function guardarAntes(tx: Db, id: number, antes: Buffer): Promise<void> {
  await tx.updateTable('actualizacion').set({ antes }).where('id', '=', id).execute()
}

/** S confirmed, X discarded. */
export async function cerrarActualizacion(
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
