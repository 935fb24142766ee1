import type { Foto } from '@alerce/domain/cotizacion/cotizar'
import type { Db } from '../../../platform/db/database.ts'
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
    .where('prospecto_id', '=', prospectoId)
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
    .where('prospecto_id', '=', prospectoId)
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
    .selectFrom('rango_pactado')
    .select(['minimo', 'maximo'])
    .where('prospecto_id', '=', prospectoId)
    .executeTakeFirst()
  return row ?? null
}

export interface Preferencias {
  readonly codigoRegion: number | null
  readonly codigoPrestador: number | null
  readonly hospitalario: number | null
  readonly ambulatorio: number | null
  /** Pesos a month above the 7 % that the person would pay; null: no limit of their own. */
  readonly montoAdicionalMax: number | null
  readonly planId: number | null
  readonly besId: number | null
  readonly esSugerencia: boolean
}

export async function preferenciasDe(tx: Db, prospectoId: number): Promise<Preferencias | null> {
  const row = await tx.selectFrom('preferencia').selectAll().where('prospecto_id', '=', prospectoId).executeTakeFirst()
  if (!row) return null
  return {
    codigoRegion: row.codigo_region,
    codigoPrestador: row.codigo_prestador,
    hospitalario: row.hospitalario,
    ambulatorio: row.ambulatorio,
    montoAdicionalMax: row.monto_adicional_max,
    planId: row.plan_id,
    besId: row.bes_id,
    esSugerencia: row.es_sugerencia,
  }
}
