import { type EtapaProspecto, puedePasar } from '../postulacion/etapas.ts'

export interface HechosDeLaManual {
  readonly tipoVenta: 'M' | 'E' | null
  readonly activo: boolean
  readonly etapa: EtapaProspecto
  /** The live declaration, or null. */
  readonly viva: { readonly tipoVenta: 'M' | 'E'; readonly enviadaEn: string | null } | null
  /** An update waits to be confirmed or discarded. */
  readonly enActualizacion: boolean
}

/**
 * True when a manual declaration may be made, or stands and was not sent: plan confirmed, prospect active, the sale
 * manual, no invitation alive and no update open (core rules, Creating a DS).
 */
export function manualHabilitada({ tipoVenta, activo, etapa, viva, enActualizacion }: HechosDeLaManual): boolean {
  if (tipoVenta !== 'M' || !activo || enActualizacion) return false
  if (viva && (viva.tipoVenta !== 'M' || viva.enviadaEn !== null)) return false
  return puedePasar(etapa, 'dsManualGenerada')
}
