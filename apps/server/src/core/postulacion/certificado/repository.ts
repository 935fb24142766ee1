import type { Insertable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { CertificadoTable } from '../../../platform/db/tables/postulacion.ts'

type CertificadoNuevo = Omit<Insertable<CertificadoTable>, 'documentoId' | 'retirado'>

/** Inserts a certificate; null when that employer has one already. */
export async function insertCertificado(tx: Db, nuevo: CertificadoNuevo): Promise<number | null> {
  const row = await tx
    .insertInto('certificado')
    .values(nuevo)
    .onConflict((c) => c.columns(['prospectoId', 'rutEmpleador']).where('retirado', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Inserts certificates read for another prospect of the same person. */
export async function insertCopias(tx: Db, copias: readonly Insertable<CertificadoTable>[]): Promise<void> {
  if (copias.length > 0) await tx.insertInto('certificado').values(copias).execute()
}

/** Withdraws every certificate of an employer, before a new one is inserted. */
export async function withdrawFromEmpleador(
  tx: Db,
  { prospectoId, rutEmpleador, en }: { prospectoId: number; rutEmpleador: string; en: string },
): Promise<void> {
  await tx
    .updateTable('certificado')
    .set({ retirado: en })
    .where('prospectoId', '=', prospectoId)
    .where('rutEmpleador', '=', rutEmpleador)
    .where('retirado', 'is', null)
    .execute()
}

/** Sets or clears the withdrawal of a certificate. */
export async function markRetiro(tx: Db, id: number, en: string | null): Promise<void> {
  await tx.updateTable('certificado').set({ retirado: en }).where('id', '=', id).execute()
}

/** Links certificates to the document they were read from. */
export async function joinToDocumento(tx: Db, ids: readonly number[], documentoId: number): Promise<void> {
  await tx.updateTable('certificado').set({ documentoId }).where('id', 'in', ids).execute()
}
