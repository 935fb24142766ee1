import type { CasoDeMesa } from '../../../../lib/mesa/casos.ts'
import { useWrite } from '../../../../lib/use-call.ts'

/** What is said of a case whose first payment is looked at. */
export interface PagoEnMesa extends Pick<CasoDeMesa, 'declaracionSaludId' | 'nombre' | 'folioDS' | 'asesor'> {
  /** When it was registered, ISO instant. */
  readonly registrado: string
}

export const useAceptar = () => useWrite('aceptarPrimerPago')
export const useDevolver = () => useWrite('devolverPrimerPago')
export const useRetomar = () => useWrite('retomarPrimerPago')
