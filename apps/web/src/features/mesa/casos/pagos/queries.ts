import type { CasoDeMesa } from '../../../../lib/mesa/casos.ts'
import { useDecision } from '../../../../lib/use-call.ts'
import { useLeido } from '../revision/use-leido.ts'

/** Data of a case whose first payment is reviewed. */
export interface PagoEnMesa
  extends Pick<CasoDeMesa, 'prospectoId' | 'declaracionSaludId' | 'nombre' | 'folioDS' | 'asesor'> {
  /** When it was registered, ISO instant. */
  readonly registrado: string
}

export const useAceptar = () => useLeido('aceptarPrimerPago', 'registrado')
export const useDevolver = () => useLeido('devolverPrimerPago', 'registrado')
export const useRetomar = () => useDecision('retomarPrimerPago')
