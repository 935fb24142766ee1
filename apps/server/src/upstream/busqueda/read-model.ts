import type { OperationMap } from '@alerce/contract/operation-map'
import type { Db } from '../../platform/db/database.ts'
import type { BusquedaDelNucleoTable } from '../../platform/db/tables/postulacion.ts'

/** A search without its range, which the core keeps. */
export type BusquedaGuardada = Omit<
  NonNullable<OperationMap['obtenerBusqueda']['reply']>,
  'minimoPlan' | 'maximoPlan' | 'montoAdicionalMax'
> & { readonly montoAdicionalMax: number | null }

export async function findBusqueda(
  db: Db,
  prospectoId: number,
  lugar: BusquedaDelNucleoTable['lugar'],
): Promise<BusquedaGuardada | null> {
  const row = await db
    .selectFrom('busquedaDelNucleo')
    .select('busqueda')
    .where('prospectoId', '=', prospectoId)
    .where('lugar', '=', lugar)
    .executeTakeFirst()
  return (row?.busqueda as BusquedaGuardada | undefined) ?? null
}
