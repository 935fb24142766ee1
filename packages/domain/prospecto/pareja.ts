import { type EtapaDS, pasada } from '../declaracion/etapas.ts'
import type { EtapaProspecto } from './etapas.ts'

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

/**
 * True when the receiver has to wait for the giver: its next step lies beyond the giver's stage. When both have
 * finished their own DS nothing waits any more (core rules, Creating a DS).
 */
export function recibeDebeEsperar(recibe: AvanceDePareja, otorga: AvanceDePareja): boolean {
  if (terminoSuDS(recibe) && terminoSuDS(otorga)) return false
  const ultimo = peldano.dsManualGenerada
  const siguiente = Math.min(peldano[recibe.etapa] + 1, ultimo)
  return siguiente > peldano[otorga.etapa]
}
