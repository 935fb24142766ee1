import type { Db } from '../../platform/db/database.ts'

export async function marcarGestionado(tx: Db, id: number, en: string): Promise<void> {
  await tx.updateTable('prospecto').set({ gestionado_en: en }).where('id', '=', id).execute()
}

/** An invitation that is over: it no longer counts as the prospect's live DS. */
export async function anularInvitacion(tx: Db, declaracionId: number): Promise<void> {
  await tx
    .updateTable('declaracion')
    .set({ etapa: 'invitacionAnulada', viva: false })
    .where('id', '=', declaracionId)
    .execute()
}
