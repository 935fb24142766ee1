import type { InstanteISO } from '../base/fechas/instante.ts'
import type { EtapaDS } from './etapas.ts'

const DIA_MS = 86_400_000
/** Days for which what was declared still holds for another sale (core rules, Reuse of a DS). */
const DIAS = 90

export interface HechosDeReutilizar {
  readonly etapa: EtapaDS
  readonly resultado: number | null
  readonly acepta: boolean | null
  /** When it was sent; null: not yet. */
  readonly enviada: InstanteISO | null
}

function sirve({ resultado, acepta }: HechosDeReutilizar): boolean {
  return resultado === 1 || resultado === 8 || (resultado === 2 && acepta === true)
}

/**
 * True when the answers of a DS may serve for another sale (core rules, Reuse of a DS): accepted, or short of income,
 * sent less than 90 days ago, and no contract came of it.
 */
export function esReutilizable(ds: HechosDeReutilizar, ahora: InstanteISO): boolean {
  if (ds.enviada === null || ds.etapa === 'terminado') return false
  return sirve(ds) && Date.parse(ahora) - Date.parse(ds.enviada) < DIAS * DIA_MS
}
