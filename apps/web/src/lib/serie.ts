import type { Canal } from '@alerce/domain/cartera/seguimiento/plantilla'
import { goTo } from './routes.ts'

/**
 * Persons to whom one template is written, one after the other: `at` is the present one. It travels in the state of the
 * history, which only this module reads, so that a reload goes on.
 */
export interface SerieDeMensajes {
  readonly plantillaId: number
  readonly canal: Canal
  readonly prospectos: readonly number[]
  readonly at: number
  readonly enviados: number
}

/** Series in the state of a location; null: none, or of another person. */
export function serieEn(state: unknown, prospectoId: number): SerieDeMensajes | null {
  const { serie } = (state ?? {}) as { readonly serie?: SerieDeMensajes }
  return serie?.prospectos[serie.at] === prospectoId ? serie : null
}

/** Place of the present person of a series, and the state that goes with it; null: all had their turn. */
export function placeOf(serie: SerieDeMensajes): { readonly to: string; readonly state: object } | null {
  const prospectoId = serie.prospectos[serie.at]
  return prospectoId === undefined ? null : { to: goTo('timeline', { prospectoId }), state: { serie } }
}
