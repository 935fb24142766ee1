import { DIA_MS } from '../../base/fechas/duracion.ts'
import type { InstanteISO } from '../../base/fechas/instante.ts'
import { type EstadoProspecto, estadosDeVentaCerrada } from '../../postulacion/estado.ts'

/** Cases that one act of choosing moves at most; a whole portfolio has no limit. */
export const maximoDeCasosElegidos = 500

/** Longest reason of a handing over. */
export const largoDelMotivoDeTraspaso = 200

/** Days for which the card of a case says from whom it was received. */
const diasDeRecibido = 30

/** Whether a card still says that it was received at that instant. */
export const seDiceRecibido = (en: InstanteISO, ahora: InstanteISO): boolean =>
  Date.parse(ahora) - Date.parse(en) < diasDeRecibido * DIA_MS

/** Whether a sale still has somebody to work on it: what is closed stays with who closed it (own rule). */
export const estaAbierto = (estado: EstadoProspecto): boolean => !estadosDeVentaCerrada.includes(estado)

/** Somebody who has, or may take, a portfolio. */
export interface PersonaDeEquipo {
  readonly id: number
  readonly activo: boolean
  /** Holds the role of an advisor. */
  readonly vende: boolean
  /** null: of no team. */
  readonly equipoId: number | null
}

/** Who hands over: an administrator, over every team, or the head of one. */
export type AutorDeTraspaso = 'administracion' | { readonly equipoId: number | null }

const alcanza = (quien: AutorDeTraspaso, { equipoId }: PersonaDeEquipo): boolean =>
  quien === 'administracion' || (equipoId !== null && equipoId === quien.equipoId)

/** `ajeno`: that portfolio is not theirs to hand over; `mismo`: to who has it already; `destino`: not to that person. */
type FallaDeTraspaso = 'ajeno' | 'mismo' | 'destino'

/**
 * Why one person may not hand over the portfolio of another to a third, or null: a head only between people of their own
 * team, an administrator between any; to active advisors alone (core rules, Who acts).
 */
export function fallaDeTraspaso(
  quien: AutorDeTraspaso,
  { de, a }: { readonly de: PersonaDeEquipo; readonly a: PersonaDeEquipo },
): FallaDeTraspaso | null {
  if (!alcanza(quien, de)) return 'ajeno'
  if (de.id === a.id) return 'mismo'
  return a.activo && a.vende && alcanza(quien, a) ? null : 'destino'
}

/** One of a portfolio, and with whom it makes a pair. */
interface CasoConPareja {
  readonly id: number
  readonly parejaId: number | null
}

/** The chosen ones whose other half was not chosen: a pair has one advisor. */
export function parejasPartidas<C extends CasoConPareja>(elegidos: readonly C[]): readonly C[] {
  const ids = new Set(elegidos.map(({ id }) => id))
  return elegidos.filter(({ parejaId }) => parejaId !== null && !ids.has(parejaId))
}
