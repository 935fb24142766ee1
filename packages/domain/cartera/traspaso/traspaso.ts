import { DIA_MS } from '../../base/fechas/duracion.ts'
import type { InstanteISO } from '../../base/fechas/instante.ts'
import { type EstadoProspecto, estadosDeVentaCerrada } from '../../postulacion/estado.ts'

/** Cases that one selection moves at most; a whole portfolio has no limit. */
export const maximoDeCasosElegidos = 500

/** Longest reason of a transfer, in characters. */
export const largoDelMotivoDeTraspaso = 200

/** Days for which a card names the advisor from whom the case was received. */
const diasDeRecibido = 30

/** Whether a card still shows that the case was received at that instant. */
export const seDiceRecibido = (en: InstanteISO, ahora: InstanteISO): boolean =>
  Date.parse(ahora) - Date.parse(en) < diasDeRecibido * DIA_MS

/** Whether a sale is still open: closed sales stay with the advisor who closed them (own rule). */
export const estaAbierto = (estado: EstadoProspecto): boolean => !estadosDeVentaCerrada.includes(estado)

/** Person who has, or may take, a portfolio. */
export interface PersonaDeEquipo {
  readonly id: number
  readonly activo: boolean
  /** Has the role of an advisor. */
  readonly vende: boolean
  /** null: without team. */
  readonly equipoId: number | null
}

/** Author of a transfer: an administrator, over every team, or the head of a team. */
export type AutorDeTraspaso = 'administracion' | { readonly equipoId: number | null }

const alcanza = (quien: AutorDeTraspaso, { equipoId }: PersonaDeEquipo): boolean =>
  quien === 'administracion' || (equipoId !== null && equipoId === quien.equipoId)

/**
 * `ajeno`: not entitled to transfer that portfolio; `mismo`: the receiver has it already; `destino`: the receiver may
 * not take it.
 */
type FallaDeTraspaso = 'ajeno' | 'mismo' | 'destino'

/**
 * Fault of a transfer, or null. A head transfers only within the own team, an administrator between any; only active
 * advisors receive (core rules, Who acts).
 */
export function fallaDeTraspaso(
  quien: AutorDeTraspaso,
  { de, a }: { readonly de: PersonaDeEquipo; readonly a: PersonaDeEquipo },
): FallaDeTraspaso | null {
  if (!alcanza(quien, de)) return 'ajeno'
  if (de.id === a.id) return 'mismo'
  return a.activo && a.vende && alcanza(quien, a) ? null : 'destino'
}

/** Case of a portfolio, with the other side of its pair. */
interface CasoConPareja {
  readonly id: number
  readonly parejaId: number | null
}

/** Selected cases whose other side was not selected: a pair has one advisor. */
export function parejasPartidas<C extends CasoConPareja>(elegidos: readonly C[]): readonly C[] {
  const ids = new Set(elegidos.map(({ id }) => id))
  return elegidos.filter(({ parejaId }) => parejaId !== null && !ids.has(parejaId))
}
