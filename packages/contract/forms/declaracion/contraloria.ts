import { esEnContra, esMotivoDeFondo } from '@alerce/domain/declaracion/respuesta'
import { contraloriaMessages as m } from '../../messages/declaracion/contraloria.ts'
import type { Rules } from '../rules.ts'

/** The answer to a financial case as typed ('' while not chosen); `rentaPromedio` in pesos a month, null = not written. */
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
  if (!enContra) return null
  if (!value.trim()) return m.sinMotivo.text
  return esMotivoDeFondo(value) ? null : m.motivoSinFondo.text
}

/** Whoever approves an income says which; an answer against the applicant always carries its reason (core rules, Evaluation). */
export const evaluacionFinancieraRules: Rules<EvaluacionFinancieraForm> = {
  rentaPromedio: (value, { decision }) => {
    if (value === null) return decision === 'aprueba' ? m.sinRenta.text : null
    return value <= 0 ? m.rentaNoPositiva.text : null
  },
  motivo: (value, { decision }) => reglaMotivo(value, decision === 'rechaza'),
}

/** An answer against the applicant always carries its reason (core rules, Evaluation). */
export const evaluacionMedicaRules: Rules<EvaluacionMedicaForm> = {
  motivo: (value, { resultado }) => reglaMotivo(value, esEnContra(resultado)),
}
