import { contraloriaMessages as m } from '../../messages/declaracion/contraloria.ts'
import type { Rules } from '../rules.ts'

/** The answer to a financial case as typed ('' while not chosen); `rentaPromedio` in pesos a month, null = as declared. */
export interface EvaluacionFinancieraForm {
  decision: 'aprueba' | 'rechaza' | ''
  rentaPromedio: number | null
  motivo: string
}

/** The answer to a medical case as typed: 1 authorized, 4 rejected, 5 cancelled. */
export interface EvaluacionMedicaForm {
  resultado: number
  motivo: string
}

/** Longest reason that is kept (ours). */
export const LARGO_MOTIVO_EVALUACION = 1000

function reglaMotivo(value: string, enContra: boolean): string | null {
  if (value.length > LARGO_MOTIVO_EVALUACION) return m.motivoLargo.text
  return enContra && !value.trim() ? m.sinMotivo.text : null
}

/** An answer against the applicant always carries its reason (core rules, Evaluation). */
export const evaluacionFinancieraRules: Rules<EvaluacionFinancieraForm> = {
  rentaPromedio: (value) => (value !== null && value <= 0 ? m.rentaNoPositiva.text : null),
  motivo: (value, { decision }) => reglaMotivo(value, decision === 'rechaza'),
}

/** An answer against the applicant always carries its reason (core rules, Evaluation). */
export const evaluacionMedicaRules: Rules<EvaluacionMedicaForm> = {
  motivo: (value, { resultado }) => reglaMotivo(value, resultado !== 1),
}
