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

/** True when that stage is beyond the giver's. */
export const vaDelante = (hasta: EtapaProspecto, otorga: EtapaProspecto): boolean => peldano[hasta] > peldano[otorga]

/** True from the stage of a sent invitation or a manual DS on. */
export const haEnviado = (etapa: EtapaProspecto): boolean => peldano[etapa] >= peldano.invitacionEnviada

/** Stage that the giver must reach before the receiver quotes: its plan confirmed, the amount still open. */
export const conPlan: EtapaProspecto = 'resumenCotizacionCompensado'

/** True while the giver's stage does not let the receiver quote. */
export const esperaParaCotizar = (otorga: EtapaProspecto): boolean => vaDelante(conPlan, otorga)

const pasos: Record<EtapaProspecto, readonly EtapaProspecto[]> = {
  prospecto: ['cotizacionFinalizada', 'resumenCotizacionCompensado'],
  // and back: an unconfirmed side of a pair may choose another plan
  resumenCotizacionCompensado: ['cotizacionFinalizada', 'prospecto'],
  // and back: the giver quotes again when the amount no longer fits the current prices
  cotizacionFinalizada: ['invitacionEnviada', 'dsManualGenerada', 'prospecto'],
  invitacionEnviada: ['invitacionAnulada', 'dsManualGenerada'],
  invitacionAnulada: ['invitacionEnviada', 'dsManualGenerada'],
  dsManualGenerada: [],
}

/** True when a prospect may go from one stage to another; staying is always allowed (core rules, Stages). */
export function puedePasar(desde: EtapaProspecto, hasta: EtapaProspecto): boolean {
  return desde === hasta || pasos[desde].includes(hasta)
}

/** True once a plan is confirmed: applicant data and beneficiaries are locked (spec 2 §4). */
export function estaBloqueado(etapa: EtapaProspecto): boolean {
  return etapa !== 'prospecto'
}
