import { factor } from '@alerce/domain/base/dinero/tipos'
import type { TablaDeFactores } from '@alerce/domain/cotizacion/factores'
import type { Db } from '../../../platform/db/database.ts'

/** The table of factors in force on a day; null where none is. */
export async function tablaDeFactoresAl(tx: Db, hoy: string): Promise<TablaDeFactores | null> {
  const filas = await tx
    .selectFrom('factorTramo')
    .select(['desde', 'edadDesde', 'edadHasta', 'cotizante', 'carga', 'fuente'])
    .where('desde', '=', (e) =>
      e
        .selectFrom('factorTramo')
        .select((f) => f.fn.max('desde').as('desde'))
        .where('desde', '<=', hoy)
        .where((f) => f.or([f('hasta', 'is', null), f('hasta', '>=', hoy)])),
    )
    .orderBy('edadDesde')
    .execute()
  const [primera] = filas
  if (!primera) return null
  const tramos = filas.map(({ edadDesde, edadHasta, cotizante, carga }) => ({
    desde: edadDesde,
    hasta: edadHasta,
    cotizante: factor(cotizante),
    carga: factor(carga),
  }))
  return { vigenteDesde: primera.desde, fuente: primera.fuente, tramos }
}
