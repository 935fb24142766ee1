import { resultadosQueTerminan } from '@alerce/domain/declaracion/retencion'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'

/** Declarations whose sale was ended by their result before an instant and that nobody has finished since, the oldest first. */
export async function terminadasSinFinalizar(tx: Db, antesDe: string, cuantas: number) {
  return await tx
    .selectFrom('declaracion as d')
    .select(['d.id', 'd.resultado'])
    .where('d.etapa', '=', 'resultado')
    .where('d.resultado', 'in', [...resultadosQueTerminan])
    .where(sql<string>`(select max(en) from evaluacion where declaracion_id = d.id)`, '<', antesDe)
    .orderBy('d.id')
    .limit(cuantas)
    .execute()
}
