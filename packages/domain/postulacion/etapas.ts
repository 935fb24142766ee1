export const etapasProspecto = [
  'prospecto',
  'resumenCotizacionCompensado',
  'cotizacionFinalizada',
  'invitacionEnviada',
  'invitacionAnulada',
  'dsManualGenerada',
] as const

export type EtapaProspecto = (typeof etapasProspecto)[number]

const peldano: Record<EtapaProspecto, number> = {
  prospecto: 0,
  resumenCotizacionCompensado: 1,
  cotizacionFinalizada: 2,
  invitacionAnulada: 2,
  invitacionEnviada: 3,
  dsManualGenerada: 3,
}

/** True when that stage lies beyond the one where the giver stands. */
export const vaDelante = (hasta: EtapaProspecto, otorga: EtapaProspecto): boolean => peldano[hasta] > peldano[otorga]

/** True once somebody at that stage has a sent invitation or a manual DS. */
export const haEnviado = (etapa: EtapaProspecto): boolean => peldano[etapa] >= peldano.invitacionEnviada

/** Where the giver must have come before the receiver quotes: its plan confirmed, the amount still open. */
export const conPlan: EtapaProspecto = 'resumenCotizacionCompensado'

/** True while the receiver of a giver at that stage may not quote yet. */
export const esperaParaCotizar = (otorga: EtapaProspecto): boolean => vaDelante(conPlan, otorga)

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
