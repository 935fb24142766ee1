import type { Insertable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { EnvioFirmadoTable, PapelFirmadoTable } from '../../../platform/db/tables/contrato.ts'

/** Keeps a signed paper in the place of an issued one; answers the file that stood there, or null. */
export async function ponerFirmado(
  tx: Db,
  firmado: Omit<Insertable<PapelFirmadoTable>, 'devueltoEn'>,
): Promise<number | null> {
  const antes = await tx
    .deleteFrom('papelFirmado')
    .where('documentoId', '=', firmado.documentoId)
    .returning('archivoId')
    .executeTakeFirst()
  await tx
    .insertInto('papelFirmado')
    .values({ ...firmado, devueltoEn: null })
    .execute()
  return antes?.archivoId ?? null
}

export async function insertarEnvio(
  tx: Db,
  envio: Pick<Insertable<EnvioFirmadoTable>, 'declaracionId' | 'enviadoPor' | 'enviadoEn'>,
): Promise<void> {
  await tx
    .insertInto('envioFirmado')
    .values({ ...envio, decision: null, motivo: null, resueltoPor: null, resueltoEn: null })
    .execute()
}

interface Decision {
  readonly decision: 'aceptado' | 'devuelto'
  readonly motivo: string | null
  readonly por: string
  readonly en: string
}

/** What the desk decided of what waits of a declaration. */
export async function resolverEnvio(
  tx: Db,
  declaracionId: number,
  { decision, motivo, por, en }: Decision,
): Promise<void> {
  await tx
    .updateTable('envioFirmado')
    .set({ decision, motivo, resueltoPor: por, resueltoEn: en })
    .where('declaracionId', '=', declaracionId)
    .where('decision', 'is', null)
    .execute()
}

/** What came signed of these papers was given back by the desk. */
export async function marcarDevueltos(tx: Db, documentoIds: readonly number[], en: string): Promise<void> {
  await tx.updateTable('papelFirmado').set({ devueltoEn: en }).where('documentoId', 'in', documentoIds).execute()
}

/** Takes away what came signed of these papers; answers its files. */
export async function quitarFirmados(tx: Db, documentoIds: readonly number[]): Promise<number[]> {
  const rows = await tx
    .deleteFrom('papelFirmado')
    .where('documentoId', 'in', documentoIds)
    .returning('archivoId')
    .execute()
  return rows.map(({ archivoId }) => archivoId)
}
