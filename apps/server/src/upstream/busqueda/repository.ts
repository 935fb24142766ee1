import type { Db } from '../../platform/db/database.ts'
import type { BusquedaDelNucleoTable } from '../../platform/db/tables/postulacion.ts'
import type { BusquedaGuardada } from './read-model.ts'

export async function saveBusqueda(
  db: Db,
  prospectoId: number,
  lugar: BusquedaDelNucleoTable['lugar'],
  dicha: BusquedaGuardada,
): Promise<void> {
  const busqueda = JSON.stringify(dicha)
  await db
    .insertInto('busquedaDelNucleo')
    .values({ prospectoId, lugar, busqueda })
    .onConflict((on) => on.columns(['prospectoId', 'lugar']).doUpdateSet({ busqueda }))
    .execute()
}
