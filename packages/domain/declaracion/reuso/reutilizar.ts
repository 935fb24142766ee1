import { DIA_MS } from '../../base/fechas/duracion.ts'
import type { InstanteISO } from '../../base/fechas/instante.ts'
import { type EtapaDS, pasada } from '../etapas.ts'

/** Days for which a declaration may be reused for another sale (core rules, Reuse of a DS). */
export const diasReutilizable = 90

/** Facts that decide whether a declaration may be reused for another sale. */
export interface HechosDeReutilizar {
  readonly etapa: EtapaDS
  readonly resultado: number | null
  readonly acepta: boolean | null
  /** Instant of its sending; null: not sent. */
  readonly enviada: InstanteISO | null
  /** An electronic one was answered and signed for that sale only. */
  readonly tipoVenta: 'M' | 'E'
  /** The prospect is active. */
  readonly activo: boolean
  /**
   * It is a copy of another declaration. Only the original is reused, so that its days and health data stay the first
   * ones.
   */
  readonly esCopia: boolean
  /** Another sale with the same answers has its contract. */
  readonly otraConContrato: boolean
}

/** Whether a type of sale allows reuse: an electronic declaration was signed for that sale only. */
export const seReutiliza = ({ tipoVenta }: { readonly tipoVenta: 'M' | 'E' | null }): boolean => tipoVenta === 'M'

/** True for a reusable result: accepted ones must be finished; insufficient income counts at once. */
function sirve({ etapa, resultado, acepta }: HechosDeReutilizar): boolean {
  if (resultado === 8) return true
  return pasada(etapa) && (resultado === 1 || (resultado === 2 && acepta === true))
}

/**
 * Instant until which the answers of a DS may be reused (core rules, Reuse of a DS), or null. Requires an accepted
 * result, or insufficient income, an active prospect, and no contract of it or its copy. 90 days from sending.
 */
export function reutilizableHasta(ds: HechosDeReutilizar): InstanteISO | null {
  if (!ds.activo || ds.esCopia || ds.otraConContrato || !seReutiliza(ds)) return null
  if (ds.enviada === null || ds.etapa === 'terminado' || !sirve(ds)) return null
  return new Date(Date.parse(ds.enviada) + diasReutilizable * DIA_MS).toISOString()
}

/** True while the answers may be reused. */
export function esReutilizable(ds: HechosDeReutilizar, ahora: InstanteISO): boolean {
  const hasta = reutilizableHasta(ds)
  return hasta !== null && ahora < hasta
}

/** State of the original declaration when the declaration of its copy is made. */
interface DeclaracionPorRepetir {
  readonly etapa: EtapaDS
  readonly resultado: number | null
  /** Instant of its sending; null: it was opened again. */
  readonly enviada: InstanteISO | null
  /** Its health data were deleted at the end of their time. */
  readonly purgada: boolean
}

/** Results without a health decision against the person; the income is evaluated again. */
const decididas: readonly (number | null)[] = [1, 2, 6, 7, 8]

/**
 * True while the declaration of a copy may repeat the original: it is signed, stored, and not decided against. The days
 * count until the copy is made, not until its quote is confirmed.
 */
export const valeLoDeclarado = ({ etapa, resultado, enviada, purgada }: DeclaracionPorRepetir): boolean =>
  enviada !== null && !purgada && decididas.includes(resultado) && (etapa === 'noVigente' || !cerradas.has(etapa))

const cerradas: ReadonlySet<EtapaDS> = new Set<EtapaDS>([
  'rechazado',
  'rechazadoRestricciones',
  'rechazadoAreaComercial',
  'noVigente',
  'invitacionAnulada',
  'terminado',
])

/**
 * True while a copy is still the sale that reuses a DS, so that a repeated request returns it. `etapaDS`: of its own
 * declaration; null without one.
 */
export const esCopiaViva = (copia: { readonly activo: boolean; readonly etapaDS: EtapaDS | null }): boolean =>
  copia.activo && (copia.etapaDS === null || !cerradas.has(copia.etapaDS))
