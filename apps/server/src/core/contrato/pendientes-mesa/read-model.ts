import type { OrdenDeBandeja } from '@alerce/domain/mesa/pendientes'
import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

/** Which of what waits are read: the first so many in an order, or in it the other way round. */
export interface OrdenDeClase {
  readonly orden: OrdenDeBandeja
  readonly inverso: boolean
  readonly metaHoras: number
  readonly limite: number
}

/** The order of the inbox within one kind, as SQL; after it, who urges most. */
function dentroDeSuClase({ orden, inverso, metaHoras }: OrdenDeClase): RawBuilder<unknown> {
  const urge = sql`least(vence, desde + make_interval(hours => ${metaHoras}::int))`
  const by: Record<OrdenDeBandeja, RawBuilder<unknown>> = {
    urgencia: urge,
    espera: sql`desde`,
    clase: urge,
    asesor: sql`texto_busqueda(asesor)`,
  }
  const turned = inverso && orden !== 'clase'
  return sql`${by[orden]} ${turned ? sql`desc` : sql`asc`}, ${orden === 'urgencia' ? sql`desde` : urge}`
}

/** The first of a table of the inbox in their order, and how many it has in all. */
export async function readInOrder<Fila>(tx: Db, tabla: Expression<Fila>, lectura: OrdenDeClase) {
  const { rows } = await sql<Fila & { readonly total: number }>`
    select pendiente.*, count(*) over ()::int as total from ${tabla} pendiente
    order by ${dentroDeSuClase(lectura)} limit ${lectura.limite}`.execute(tx)
  return { filas: rows, total: rows[0]?.total ?? 0 }
}
