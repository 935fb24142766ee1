import type { FechaISO } from '@alerce/domain/base/fechas/fecha'
import { type Feriado, feriadosDe } from '@alerce/domain/base/fechas/feriados'
import type { Db } from '../../../platform/db/database.ts'

/** Holidays from one day to another, both in, that an operator added to those of the law. */
const cargadosEntre = (tx: Db, desde: FechaISO, hasta: FechaISO): Promise<Feriado[]> =>
  tx
    .selectFrom('feriado')
    .select(['fecha', 'nombre', 'irrenunciable'])
    .where('fecha', '>=', desde)
    .where('fecha', '<=', hasta)
    .execute()

/** The holidays of a year that an operator added to those of the law. */
export const feriadosCargados = (tx: Db, anio: number): Promise<Feriado[]> =>
  cargadosEntre(tx, `${anio}-01-01`, `${anio}-12-31`)

/** Days of all holidays from one day to another, both in; none of a year that the law's table does not reach. */
export async function fechasDeFeriados(tx: Db, desde: FechaISO, hasta: FechaISO): Promise<ReadonlySet<FechaISO>> {
  const anios = [...new Set([desde, hasta].map((fecha) => Number(fecha.slice(0, 4))))]
  const deLey = anios.flatMap((anio) => feriadosDe(anio) ?? [])
  return new Set([...deLey, ...(await cargadosEntre(tx, desde, hasta))].map(({ fecha }) => fecha))
}
