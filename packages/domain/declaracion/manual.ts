import { type EtapaProspecto, puedePasar } from '../postulacion/etapas.ts'

export interface HechosDeLaManual {
  readonly tipoVenta: 'M' | 'E' | null
  readonly activo: boolean
  readonly etapa: EtapaProspecto
  /** Live declaration, or null. */
  readonly viva: { readonly tipoVenta: 'M' | 'E'; readonly enviadaEn: string | null } | null
  /** An open update waits to be confirmed or discarded. */
  readonly enActualizacion: boolean
}

/**
 * True when a manual declaration may be made, or exists and was not sent. Requires a confirmed plan, an active
 * prospect, a manual sale, no live invitation and no open update (core rules, Creating a DS).
 */
export function manualHabilitada({ tipoVenta, activo, etapa, viva, enActualizacion }: HechosDeLaManual): boolean {
  if (tipoVenta !== 'M' || !activo || enActualizacion) return false
  if (viva && (viva.tipoVenta !== 'M' || viva.enviadaEn !== null)) return false
  return puedePasar(etapa, 'dsManualGenerada')
}
