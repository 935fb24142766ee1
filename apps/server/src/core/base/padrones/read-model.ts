import type { Db } from '../../../platform/db/database.ts'

/** Whether the RUT is a holder in force on a day. */
export async function esTitularVigente(tx: Db, rut: string, hoy: string): Promise<boolean> {
  const row = await tx
    .selectFrom('titularVigente')
    .select('rut')
    .where('rut', '=', rut)
    .where('desde', '<=', hoy)
    .where((e) => e.or([e('hasta', 'is', null), e('hasta', '>=', hoy)]))
    .executeTakeFirst()
  return row !== undefined
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
