import type { Pesos } from '@alerce/domain/base/dinero/tipos'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { CotizacionTable, PreferenciaTable } from '../../../platform/db/tables/cotizacion.ts'
import type { Cotizacion } from '../registro/read-model.ts'
import { readRegistro } from '../registro/read-model.ts'

/** Place of a quote: of the sale, or of its open update, which would replace it. */
export type Lugar = Selectable<CotizacionTable>['lugar']

/** `reemplazada = false` as a literal, because a prepared plan with a parameter cannot use the partial index. */
const VIGENTE = sql.lit(false)

/** Current quote of a prospect, or null. */
export async function cotizacionVigente(
  tx: Db,
  prospectoId: number,
  lugar: Lugar = 'venta',
): Promise<Cotizacion | null> {
  const row = await tx
    .selectFrom('cotizacion')
    .select('foto')
    .where('prospectoId', '=', prospectoId)
    .where('lugar', '=', lugar)
    .where('reemplazada', '=', VIGENTE)
    .executeTakeFirst()
  return row ? readRegistro(row.foto) : null
}

/** True when a plan is chosen, which confirming requires. */
export const hayPlanSeleccionado = async (tx: Db, prospectoId: number, lugar: Lugar = 'venta'): Promise<boolean> =>
  (await cotizacionVigente(tx, prospectoId, lugar)) !== null

/** Instant at which the plan of the sale was confirmed, ISO, or null. */
export async function planConfirmadoEn(tx: Db, prospectoId: number): Promise<string | null> {
  const row = await tx
    .selectFrom('cotizacion')
    .select('confirmada')
    .where('prospectoId', '=', prospectoId)
    .where('lugar', '=', 'venta')
    .where('reemplazada', '=', VIGENTE)
    .executeTakeFirst()
  return row?.confirmada ?? null
}

/** Agreed range, a month. */
export interface Rango {
  readonly minimo: Pesos
  readonly maximo: Pesos
}

export async function rangoDe(tx: Db, prospectoId: number, lugar: Lugar = 'venta'): Promise<Rango | null> {
  const row = await tx
    .selectFrom('rangoPactado')
    .select(['minimo', 'maximo'])
    .where('prospectoId', '=', prospectoId)
    .where('lugar', '=', lugar)
    .executeTakeFirst()
  return row ?? null
}

const columnas = [
  'codigoRegion',
  'codigoPrestador',
  'hospitalario',
  'ambulatorio',
  'montoAdicionalMax',
  'planId',
  'besId',
  'esSugerencia',
] as const

/** `montoAdicionalMax`: most that the person would pay above the 7 %, a month; null: no own limit. */
export type Preferencias = Readonly<Pick<Selectable<PreferenciaTable>, (typeof columnas)[number]>>

export async function preferenciasDe(
  tx: Db,
  prospectoId: number,
  lugar: Lugar = 'venta',
): Promise<Preferencias | null> {
  const row = await tx
    .selectFrom('preferencia')
    .select(columnas)
    .where('prospectoId', '=', prospectoId)
    .where('lugar', '=', lugar)
    .executeTakeFirst()
  return row ?? null
}
