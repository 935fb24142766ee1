import type { EtapaProspecto } from '@alerce/domain/postulacion/etapas'
import type { Updateable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { ProspectoTable } from '../../../platform/db/tables/postulacion.ts'

export async function guardarEtapa(tx: Db, id: number, etapa: EtapaProspecto): Promise<void> {
  await tx.updateTable('prospecto').set({ etapa }).where('id', '=', id).execute()
}

/** `desde`: instant, stored when the estado changed. */
export async function saveEstado(
  tx: Db,
  id: number,
  { estado, desde, folioDS }: { estado: ProspectoTable['estado']; desde: string; folioDS: number | null },
): Promise<void> {
  await tx
    .updateTable('prospecto')
    .set((e) => ({
      estado,
      folioDS,
      estadoDesde: e.case().when('estado', '=', estado).then(e.ref('estadoDesde')).else(desde).end(),
    }))
    .where('id', '=', id)
    .execute()
}

/**
 * Increments the version of a changed prospect and records the changed fields for editors of the old one; `datos`: new
 * values.
 */
export async function raiseVersion(
  tx: Db,
  id: number,
  cambio: { version: number; campos: string[]; por: string; en: string },
  datos: Updateable<ProspectoTable>,
): Promise<void> {
  const { version, por: actualizadoPor, en: actualizadoEn } = cambio
  await tx
    .with('subida', (w) =>
      w
        .updateTable('prospecto')
        .set({ ...datos, version, actualizadoPor, actualizadoEn })
        .where('id', '=', id),
    )
    .insertInto('cambio')
    .values({ prospectoId: id, ...cambio })
    .execute()
}

/** Sets whether the income of an employer row needs no review by a person (core rules, Evaluation). */
export async function saveRentaValidada(tx: Db, empleadorId: number, validada: boolean): Promise<void> {
  await tx.updateTable('empleador').set({ rentaValidada: validada }).where('id', '=', empleadorId).execute()
}
