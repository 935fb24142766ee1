import type { Pesos } from '@alerce/domain/base/dinero/tipos'
import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { PreferenciaTable } from '../../../platform/db/tables/cotizacion.ts'
import type { Cotizacion } from '../registro/read-model.ts'
import { leerRegistro } from '../registro/read-model.ts'

/** The quote that stands for a prospect, or null. */
export async function cotizacionVigente(tx: Db, prospectoId: number): Promise<Cotizacion | null> {
  const row = await tx
    .selectFrom('cotizacion')
    .select('foto')
    .where('prospectoId', '=', prospectoId)
    .where('reemplazada', '=', false)
    .executeTakeFirst()
  return row ? leerRegistro(row.foto) : null
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

/** The agreed range, a month. */
export interface Rango {
  readonly minimo: Pesos
  readonly maximo: Pesos
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

/** `montoAdicionalMax`: what a month above the 7 % that the person would pay; null: no limit of their own. */
export type Preferencias = Readonly<Pick<Selectable<PreferenciaTable>, (typeof columnas)[number]>>

export async function preferenciasDe(tx: Db, prospectoId: number): Promise<Preferencias | null> {
  const row = await tx
    .selectFrom('preferencia')
    .select(columnas)
    .where('prospectoId', '=', prospectoId)
    .executeTakeFirst()
  return row ?? null
}
