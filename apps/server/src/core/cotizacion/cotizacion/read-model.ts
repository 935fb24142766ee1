import type { Foto } from '@alerce/domain/cotizacion/cotizar'
import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { PreferenciaTable } from '../../../platform/db/tables/cotizacion.ts'
import type { UfDelDia } from '../../base/parametros/read-model.ts'

/** Where the dated tables of a price come from. ISO dates. */
export interface Fuentes {
  readonly primaGesUF: number
  readonly primaGesDesde: string
  readonly factores: string
  readonly factoresDesde: string
}

/** The plan as it was on the day of the quote. Cover in percent, with the provider then preferred. */
export interface PlanCotizado {
  readonly id: number
  readonly codigo: string
  readonly nombre: string
  readonly libreEleccion: boolean
  readonly hospitalario: number
  readonly ambulatorio: number
  readonly mensaje: string
  readonly prestadores: readonly string[]
}

/** A priced plan with all that made its price: a snapshot, never recomputed once it is kept. */
export interface Cotizacion {
  readonly plan: PlanCotizado
  readonly foto: Foto
  readonly fuentes: Fuentes
  readonly uf: UfDelDia
  /** Codes the applicant chose besides the plan's special benefit. */
  readonly beneficiosComplementarios: readonly number[]
}

/** The quote that stands for a prospect, or null. */
export async function cotizacionVigente(tx: Db, prospectoId: number): Promise<Cotizacion | null> {
  const row = await tx
    .selectFrom('cotizacion')
    .select('foto')
    .where('prospectoId', '=', prospectoId)
    .where('reemplazada', '=', false)
    .executeTakeFirst()
  return row ? (row.foto as Cotizacion) : null
}

/** True when a plan has been chosen: only then may the quote be confirmed. */
export const hayPlanSeleccionado = async (tx: Db, prospectoId: number): Promise<boolean> =>
  (await cotizacionVigente(tx, prospectoId)) !== null

/** When the plan that stands was confirmed, ISO instant, or null. */
export async function planConfirmadoEn(tx: Db, prospectoId: number): Promise<string | null> {
  const row = await tx
    .selectFrom('cotizacion')
    .select('confirmada')
    .where('prospectoId', '=', prospectoId)
    .where('reemplazada', '=', false)
    .executeTakeFirst()
  return row?.confirmada ?? null
}

/** The agreed range, whole pesos a month. */
export interface Rango {
  readonly minimo: number
  readonly maximo: number
}

export async function rangoDe(tx: Db, prospectoId: number): Promise<Rango | null> {
  const row = await tx
    .selectFrom('rangoPactado')
    .select(['minimo', 'maximo'])
    .where('prospectoId', '=', prospectoId)
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

/** `montoAdicionalMax`: pesos a month above the 7 % that the person would pay; null: no limit of their own. */
export type Preferencias = Readonly<Pick<Selectable<PreferenciaTable>, (typeof columnas)[number]>>

export async function preferenciasDe(tx: Db, prospectoId: number): Promise<Preferencias | null> {
  const row = await tx
    .selectFrom('preferencia')
    .select(columnas)
    .where('prospectoId', '=', prospectoId)
    .executeTakeFirst()
  return row ?? null
}
