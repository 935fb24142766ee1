import type { EtapaProspecto } from '@alerce/domain/prospecto/etapas'
import type { Db } from '../../platform/db/database.ts'

export async function guardarEtapa(tx: Db, id: number, etapa: EtapaProspecto): Promise<void> {
  await tx.updateTable('prospecto').set({ etapa }).where('id', '=', id).execute()
}

export async function guardarEstado(tx: Db, id: number, estado: string, folioDS: number | null): Promise<void> {
  await tx.updateTable('prospecto').set({ estado, folio_ds: folioDS }).where('id', '=', id).execute()
}

/** The new version of a changed prospect, and what changed for whoever still edits the old one. */
export async function subirVersion(
  tx: Db,
  id: number,
  cambio: { version: number; campos: string[]; por: string; en: string },
): Promise<void> {
  await tx
    .updateTable('prospecto')
    .set({ version: cambio.version, actualizado_por: cambio.por, actualizado_en: cambio.en })
    .where('id', '=', id)
    .execute()
  await tx
    .insertInto('cambio')
    .values({ prospecto_id: id, ...cambio })
    .execute()
}
