import type { Pesos } from '@alerce/domain/base/dinero/tipos'
import type { ResultadoDS } from '@alerce/domain/declaracion/evaluacion'
import type { Insertable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { AdjuntoTable, EvaluacionTable } from '../../../platform/db/tables/declaracion.ts'

/** `detalle`: the reasons, sealed, and `claveId` the key that seals them. */
export async function insertarEvaluacion(tx: Db, evaluacion: Insertable<EvaluacionTable>): Promise<void> {
  await tx.insertInto('evaluacion').values(evaluacion).execute()
}

export async function guardarResultado(tx: Db, id: number, resultado: ResultadoDS): Promise<void> {
  await tx.updateTable('declaracion').set({ resultado }).where('id', '=', id).execute()
}

/** The average income that an evaluation rests on. */
export async function guardarRentaPromedio(tx: Db, id: number, renta: Pesos): Promise<void> {
  await tx.updateTable('declaracion').set({ rentaPromedio: renta }).where('id', '=', id).execute()
}

export async function marcarEnviada(tx: Db, id: number, en: string): Promise<void> {
  await tx.updateTable('declaracion').set({ enviadaEn: en }).where('id', '=', id).execute()
}

export async function insertarAdjunto(tx: Db, adjunto: Insertable<AdjuntoTable>): Promise<number> {
  const { id } = await tx.insertInto('adjunto').values(adjunto).returning('id').executeTakeFirstOrThrow()
  return id
}
