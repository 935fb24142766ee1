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

/**
 * True when the receiver may not pass to that stage yet: it lies beyond the giver's. When both have finished their own
 * DS nothing waits any more (core rules, Creating a DS).
 */
export function recibeSeAdelanta(recibe: AvanceDePareja, otorga: AvanceDePareja, hasta: EtapaProspecto): boolean {
  if (terminoSuDS(recibe) && terminoSuDS(otorga)) return false
  return peldano[hasta] > peldano[otorga.etapa]
}

const siguiente: Record<EtapaProspecto, EtapaProspecto> = {
  prospecto: 'resumenCotizacionCompensado',
  resumenCotizacionCompensado: 'cotizacionFinalizada',
  cotizacionFinalizada: 'dsManualGenerada',
  invitacionAnulada: 'dsManualGenerada',
  invitacionEnviada: 'dsManualGenerada',
  dsManualGenerada: 'dsManualGenerada',
}

/** True when the receiver has to wait for the giver: its next step lies beyond the giver's stage. */
export function recibeDebeEsperar(recibe: AvanceDePareja, otorga: AvanceDePareja): boolean {
  return recibeSeAdelanta(recibe, otorga, siguiente[recibe.etapa])
}
