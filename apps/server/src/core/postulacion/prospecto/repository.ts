import type { EtapaProspecto } from '@alerce/domain/postulacion/etapas'
import type { Updateable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { ProspectoTable } from '../../../platform/db/tables/postulacion.ts'

export async function guardarEtapa(tx: Db, id: number, etapa: EtapaProspecto): Promise<void> {
  await tx.updateTable('prospecto').set({ etapa }).where('id', '=', id).execute()
}

/** `desde`: the instant, kept when the estado is another than it was. */
export async function guardarEstado(
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

/** The new version of a changed prospect, and what changed for whoever still edits the old one; `datos`: what is in it. */
export async function subirVersion(
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

/** Whether the income of an employer row is one that needs nobody's eyes (core rules, Evaluation). */
export async function guardarRentaValidada(tx: Db, empleadorId: number, validada: boolean): Promise<void> {
  await tx.updateTable('empleador').set({ rentaValidada: validada }).where('id', '=', empleadorId).execute()
}
