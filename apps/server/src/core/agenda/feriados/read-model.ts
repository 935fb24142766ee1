import type { Feriado } from '@alerce/domain/base/fechas/feriados'
import type { Db } from '../../../platform/db/database.ts'

/** The holidays of a year that an operator added to those of the law. */
export async function feriadosCargados(tx: Db, anio: number): Promise<Feriado[]> {
  return await tx
    .selectFrom('feriado')
    .select(['fecha', 'nombre', 'irrenunciable'])
    .where('fecha', '>=', `${anio}-01-01`)
    .where('fecha', '<=', `${anio}-12-31`)
    .execute()
}
