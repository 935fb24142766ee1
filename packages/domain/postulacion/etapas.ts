export const etapasProspecto = [
  'prospecto',
  'resumenCotizacionCompensado',
  'cotizacionFinalizada',
  'invitacionEnviada',
  'invitacionAnulada',
  'dsManualGenerada',
] as const

export type EtapaProspecto = (typeof etapasProspecto)[number]

const pasos: Record<EtapaProspecto, readonly EtapaProspecto[]> = {
  prospecto: ['cotizacionFinalizada', 'resumenCotizacionCompensado'],
  // back again: either of a pair that is not confirmed chooses another plan
  resumenCotizacionCompensado: ['cotizacionFinalizada', 'prospecto'],
  // back to the plans: who gave, where the amount no longer holds with what the plans cost today
  cotizacionFinalizada: ['invitacionEnviada', 'dsManualGenerada', 'prospecto'],
  invitacionEnviada: ['invitacionAnulada', 'dsManualGenerada'],
  invitacionAnulada: ['invitacionEnviada', 'dsManualGenerada'],
  dsManualGenerada: [],
}

/** True when a prospect may go from one stage to another; staying is always allowed (core rules, Stages). */
export function puedePasar(desde: EtapaProspecto, hasta: EtapaProspecto): boolean {
  return desde === hasta || pasos[desde].includes(hasta)
}

/** Applicant data and beneficiaries are locked once a plan is confirmed (spec 2 §4). */
export function estaBloqueado(etapa: EtapaProspecto): boolean {
  return etapa !== 'prospecto'
}
