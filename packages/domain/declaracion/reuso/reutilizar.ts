import { DIA_MS } from '../../base/fechas/duracion.ts'
import type { InstanteISO } from '../../base/fechas/instante.ts'
import { type EtapaDS, pasada } from '../etapas.ts'

/** Days for which what was declared still holds for another sale (core rules, Reuse of a DS). */
export const diasReutilizable = 90

/** What decides whether a declaration may serve for another sale. */
export interface HechosDeReutilizar {
  readonly etapa: EtapaDS
  readonly resultado: number | null
  readonly acepta: boolean | null
  /** When it was sent; null: not yet. */
  readonly enviada: InstanteISO | null
  /** An electronic one was answered and signed by the applicant for that sale alone. */
  readonly tipoVenta: 'M' | 'E'
  /** The prospect is pursued. */
  readonly activo: boolean
  /** It says what another declaration says: that one is reused, so that days and health are always the first ones. */
  readonly esCopia: boolean
  /** Another sale of what it says has its contract. */
  readonly otraConContrato: boolean
}

/** Whether what a sale of a kind declared may serve for another at all: an electronic one was signed for that sale alone. */
export const seReutiliza = ({ tipoVenta }: { readonly tipoVenta: 'M' | 'E' | null }): boolean => tipoVenta === 'M'

/** Accepted means finished; short of income counts as soon as that was answered. */
function sirve({ etapa, resultado, acepta }: HechosDeReutilizar): boolean {
  if (resultado === 8) return true
  return pasada(etapa) && (resultado === 1 || (resultado === 2 && acepta === true))
}

/**
 * Until when the answers of a DS may serve for another sale (core rules, Reuse of a DS), or null: accepted, or short of
 * income, of a person who is pursued, and no contract came of it nor of its copy; 90 days since it was sent.
 */
export function reutilizableHasta(ds: HechosDeReutilizar): InstanteISO | null {
  if (!ds.activo || ds.esCopia || ds.otraConContrato || !seReutiliza(ds)) return null
  if (ds.enviada === null || ds.etapa === 'terminado' || !sirve(ds)) return null
  return new Date(Date.parse(ds.enviada) + diasReutilizable * DIA_MS).toISOString()
}

/** True while they may. */
export function esReutilizable(ds: HechosDeReutilizar, ahora: InstanteISO): boolean {
  const hasta = reutilizableHasta(ds)
  return hasta !== null && ahora < hasta
}

/** What was declared, as it stands when the declaration of the copy is made. */
interface DeclaracionPorRepetir {
  readonly etapa: EtapaDS
  readonly resultado: number | null
  /** When it was sent; null: it was opened again. */
  readonly enviada: InstanteISO | null
  /** What it says of health was taken away at the end of its time. */
  readonly purgada: boolean
}

/** Nothing of health was decided against it: what the income came to is judged again. */
const decididas: readonly (number | null)[] = [1, 2, 6, 7, 8]

/**
 * True while the declaration of a copy may repeat what the original says: it is signed, kept, and nobody decided
 * against it. The days count until the copy is made, not until its quote is confirmed.
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
 * True while a copy is still the sale in which a DS is reused: asked again, the same one answers. `etapaDS`: of its own
 * declaration, null while it has none.
 */
export const esCopiaViva = (copia: { readonly activo: boolean; readonly etapaDS: EtapaDS | null }): boolean =>
  copia.activo && (copia.etapaDS === null || !cerradas.has(copia.etapaDS))
