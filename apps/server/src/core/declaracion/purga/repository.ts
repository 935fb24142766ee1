import { etapaInicial } from '@alerce/domain/declaracion/etapas'
import type { Db } from '../../../platform/db/database.ts'
import type { Declaracion } from '../declaracion/read-model.ts'

/** Takes away all that a declaration says of health; answers the files that came with it. */
export async function borrarSalud(tx: Db, declaracionId: number, en: string): Promise<number[]> {
  await tx.deleteFrom('respuestaDS').where('declaracionId', '=', declaracionId).execute()
  await tx.deleteFrom('respuestaRetenida').where('declaracionId', '=', declaracionId).execute()
  await tx.deleteFrom('notaCaso').where('declaracionId', '=', declaracionId).execute()
  await tx
    .updateTable('declaracionPersona')
    .set({ salud: null, idSalud: null })
    .where('declaracionId', '=', declaracionId)
    .execute()
  await tx
    .updateTable('evaluacion')
    .set({ detalle: null })
    .where('declaracionId', '=', declaracionId)
    .where('clase', '=', 'medica')
    .execute()
  const adjuntos = await tx
    .deleteFrom('adjunto')
    .where('declaracionId', '=', declaracionId)
    .returning('archivoId')
    .execute()
  await tx.updateTable('declaracion').set({ purgadaEn: en }).where('id', '=', declaracionId).execute()
  return adjuntos.map(({ archivoId }) => archivoId)
}

/** One that may still be filled in begins again, where its kind of sale begins. */
export async function volverAlInicio(tx: Db, { id, tipoVenta }: Pick<Declaracion, 'id' | 'tipoVenta'>): Promise<void> {
  await tx
    .updateTable('declaracion')
    .set({ etapa: etapaInicial(tipoVenta), subetapa: '', purgadaEn: null, reabiertaEn: null })
    .where('id', '=', id)
    .execute()
}
