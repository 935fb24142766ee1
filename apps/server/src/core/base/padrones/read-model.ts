import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

/** Whether the RUT is a holder in force on a day, as a part of another question; null: nobody's. */
export const esTitularVigenteSql = (rut: string | null, hoy: string) =>
  sql<boolean>`exists (select from titular_vigente
    where rut = ${rut} and desde <= ${hoy} and (hasta is null or hasta >= ${hoy}))`

export async function esTitularVigente(tx: Db, rut: string, hoy: string): Promise<boolean> {
  return (await tx.selectNoFrom(esTitularVigenteSql(rut, hoy).as('es')).executeTakeFirstOrThrow()).es
}

/** The charge in force with that RUT on a day, or null: a processed FUN ended it. */
export async function cargaVigente(tx: Db, rut: string, hoy: string) {
  const row = await tx
    .selectFrom('cargaVigente')
    .select(['fechaNacimiento', 'sexo'])
    .where('rut', '=', rut)
    .where('desde', '<=', hoy)
    .where((e) => e.or([e('hasta', 'is', null), e('hasta', '>=', hoy)]))
    .where((e) => e.or([e('baja', 'is', null), e('baja', '>', hoy)]))
    .executeTakeFirst()
  return row ?? null
}
