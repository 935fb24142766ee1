import type { LadoDeEvidencia } from '@alerce/domain/mesa/irregularidad'
import type { Db } from '../../../platform/db/database.ts'

/** A file that shows what is wrong, or that it was put right. `tamano`: bytes. */
export interface Evidencia {
  readonly irregularidadId: number
  readonly numero: number
  readonly lado: LadoDeEvidencia
  readonly archivoId: number
  readonly mime: string
  readonly tamano: number
}

/** The files of these irregularities, oldest first. */
export async function evidenciasDe(tx: Db, ids: readonly number[]): Promise<Evidencia[]> {
  if (ids.length === 0) return []
  return await tx
    .selectFrom('irregularidadEvidencia as e')
    .innerJoin('archivo as a', 'a.id', 'e.archivoId')
    .select(['e.irregularidadId', 'e.numero', 'e.lado', 'e.archivoId', 'a.mime', 'a.tamano'])
    .where('e.irregularidadId', 'in', ids)
    .orderBy('e.irregularidadId')
    .orderBy('e.numero')
    .execute()
}

/** Each of these irregularities with its files, as both sides read them. */
export async function conEvidencias<T extends { readonly id: number }>(tx: Db, filas: readonly T[]) {
  const porId = Map.groupBy(
    await evidenciasDe(
      tx,
      filas.map(({ id }) => id),
    ),
    ({ irregularidadId }) => irregularidadId,
  )
  return filas.map(({ id, ...fila }) => ({
    ...fila,
    irregularidadId: id,
    evidencias: (porId.get(id) ?? []).map(({ numero, lado, mime, tamano }) => ({
      numero,
      lado,
      tipoMIME: mime,
      tamano,
    })),
  }))
}
