import { type EtapaProspecto, puedePasar } from '../postulacion/etapas.ts'

export interface HechosDeLaManual {
  readonly tipoVenta: 'M' | 'E' | null
  readonly activo: boolean
  readonly etapa: EtapaProspecto
}

/**
 * True when a manual declaration may be made: plan confirmed, prospect active, none sent yet (core rules, Creating a
 * DS). `viva`: the live declaration, or null.
 */
export function manualHabilitada(
  { tipoVenta, activo, etapa }: HechosDeLaManual,
  viva: { readonly enviadaEn: string | null } | null,
): boolean {
  return tipoVenta === 'M' && activo && puedePasar(etapa, 'dsManualGenerada') && (viva?.enviadaEn ?? null) === null
}
