import type { EtapaProspecto } from './etapas.ts'

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
