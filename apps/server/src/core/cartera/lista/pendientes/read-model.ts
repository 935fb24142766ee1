import type { OrdenDePendientes } from '@alerce/domain/cartera/pendientes'
import { estadosPendientes } from '@alerce/domain/cartera/pendientes'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'
import { enFechas, enSusColumnas, type FiltroDeLista, prospectosDe } from '../read-model-filtro.ts'

interface Orden {
  readonly por: OrdenDePendientes
  readonly sentido: 'asc' | 'desc'
}

interface PendientesPage {
  /** From 1. */
  readonly pagina: number
  readonly limite: number
}

/** `busqueda` holds the names without regard to case or accents: a space before each, each as long as it is written. */
const columnas: Record<Orden['por'], RawBuilder<unknown>> = {
  fecha: sql`p.registrado_en`,
  folio: sql`p.folio_ds`,
  nombre: sql`p.busqueda`,
  apellidos: sql`substr(p.busqueda, 3 + length(p.nombres))`,
  estado: sql`p.estado`,
  correo: sql`p.correo`,
  telefono: sql`p.celular`,
}

function ordenDe({ por, sentido }: Orden): RawBuilder<unknown> {
  const direction = sql.raw(sentido)
  const nulls = por === 'folio' ? sql` nulls last` : sql``
  return sql`${columnas[por]} ${direction}${nulls}, p.id ${direction}`
}

/**
 * A page of the cases of these advisors whose contract is still to be made, with the DS and the other of the pair. The
 * page is cut by its ids: only they are sorted, and only its rows are read whole.
 */
export async function listPendientes(tx: Db, filtro: FiltroDeLista, orden: Orden, { pagina, limite }: PendientesPage) {
  if (filtro.asesores.length === 0) return []
  let cases = tx.selectFrom(prospectosDe(filtro)).select('p.id').where('p.estado', 'in', estadosPendientes)
  for (const condition of [...enFechas(filtro), ...enSusColumnas(filtro)]) cases = cases.where(condition)
  const page = cases
    .orderBy(ordenDe(orden))
    .limit(limite)
    .offset((pagina - 1) * limite)
  return await tx
    .selectFrom('prospecto as p')
    .leftJoin('declaracion as d', (join) => join.onRef('d.prospectoId', '=', 'p.id').on('d.viva', '=', true))
    .leftJoin('prospecto as otro', 'otro.id', 'p.parejaId')
    .selectAll('p')
    .select(['d.id as declaracionId', 'otro.folioDS as folioDelOtro'])
    .where('p.id', 'in', page)
    .orderBy(ordenDe(orden))
    .execute()
}
