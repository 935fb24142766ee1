import type { Pesos } from '@alerce/domain/base/dinero/tipos'
import type { ResultadoDS } from '@alerce/domain/declaracion/evaluacion'
import type { Insertable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { AdjuntoTable, EvaluacionTable } from '../../../platform/db/tables/declaracion.ts'
import type { Cofre } from '../../../platform/vault.ts'
import type { Detalle } from './detalle.ts'

/** Seals only the fields of Detalle: other properties of the argument are dropped. */
export const sealDetalle = (
  cofre: Pick<Cofre, 'seal'>,
  { motivos, restricciones = [], antecedentes = [] }: Detalle,
): Buffer => cofre.seal({ motivos, restricciones, antecedentes } satisfies Detalle)

/** `detalle`: the reasons, sealed. */
export async function insertEvaluacion(tx: Db, evaluacion: Insertable<EvaluacionTable>): Promise<void> {
  await tx.insertInto('evaluacion').values(evaluacion).execute()
}

export async function saveResultado(tx: Db, id: number, resultado: ResultadoDS): Promise<void> {
  await tx.updateTable('declaracion').set({ resultado }).where('id', '=', id).execute()
}

/** Saves the applicant's answer to the restrictions. */
export async function saveAceptacion(tx: Db, id: number, acepta: boolean): Promise<void> {
  await tx.updateTable('declaracion').set({ acepta }).where('id', '=', id).execute()
}

/** Average income used by the evaluation; null: none confirmed. */
export async function saveRentaPromedio(tx: Db, id: number, renta: Pesos | null): Promise<void> {
  await tx.updateTable('declaracion').set({ rentaPromedio: renta }).where('id', '=', id).execute()
}

export async function markEnviada(tx: Db, id: number, en: string): Promise<void> {
  await tx.updateTable('declaracion').set({ enviadaEn: en }).where('id', '=', id).execute()
}

/** Deletes the files of a declaration; returns their file ids. */
export async function deleteAdjuntos(tx: Db, declaracionId: number): Promise<number[]> {
  const rows = await tx
    .deleteFrom('adjunto')
    .where('declaracionId', '=', declaracionId)
    .returning('archivoId')
    .execute()
  return rows.map(({ archivoId }) => archivoId)
}

export async function insertAdjunto(tx: Db, adjunto: Insertable<AdjuntoTable>): Promise<void> {
  await tx.insertInto('adjunto').values(adjunto).execute()
}
