import type { EtapaProspecto } from '../postulacion/etapas.ts'
import { type EtapaDS, pasada } from './etapas.ts'

/** Where one of a compensated pair stands. */
export interface AvanceDePareja {
  readonly etapa: EtapaProspecto
  readonly etapaDS: EtapaDS | null
}

const peldano: Record<EtapaProspecto, number> = {
  prospecto: 0,
  resumenCotizacionCompensado: 1,
  cotizacionFinalizada: 2,
  invitacionAnulada: 2,
  invitacionEnviada: 3,
  dsManualGenerada: 3,
}

const terminoSuDS = ({ etapaDS }: AvanceDePareja) => etapaDS !== null && pasada(etapaDS)

/** True when that stage lies beyond the one where the giver stands. */
export const vaDelante = (hasta: EtapaProspecto, otorga: EtapaProspecto): boolean => peldano[hasta] > peldano[otorga]

/**
 * True when the receiver may not pass to that stage yet: it lies beyond the giver's. When both have finished their own
 * DS nothing waits any more (core rules, Creating a DS).
 */
export function recibeSeAdelanta(recibe: AvanceDePareja, otorga: AvanceDePareja, hasta: EtapaProspecto): boolean {
  if (terminoSuDS(recibe) && terminoSuDS(otorga)) return false
  return vaDelante(hasta, otorga.etapa)
}
