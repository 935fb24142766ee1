import type { Insertable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { ActualizacionTable } from '../../../platform/db/tables/contrato.ts'

export async function insertarActualizacion(
  tx: Db,
  nueva: Pick<Insertable<ActualizacionTable>, 'prospectoId' | 'antes' | 'claveId' | 'comenzadaPor' | 'comenzadaEn'>,
): Promise<void> {
  await tx.insertInto('actualizacion').values(nueva).execute()
}

/** What a discard gives back is another than it was. */
export async function guardarAntes(tx: Db, id: number, antes: Buffer, claveId: string): Promise<void> {
  await tx.updateTable('actualizacion').set({ antes, claveId }).where('id', '=', id).execute()
}

export async function marcarDescartada(tx: Db, id: number, cierre: { por: string; en: string }): Promise<void> {
  await tx
    .updateTable('actualizacion')
    .set({ estado: 'X', cerradaPor: cierre.por, cerradaEn: cierre.en })
    .where('id', '=', id)
    .execute()
}
