import { esPesos } from '@alerce/domain/base/dinero/tipos'
import { type DatosFinancieros, evaluaFinanciera } from '@alerce/domain/declaracion/evaluacion'
import { esEnContra, esMotivoDeFondo, pideAntecedentes } from '@alerce/domain/declaracion/respuesta'
import { contraloriaMessages } from '../../messages/declaracion/contraloria.ts'
import type { MessageDefinition } from '../../messages/message.ts'
import { type NumeroTecleado, numeroDe, RENTA_MAXIMA, reglaNumero } from '../base/numeros.ts'
import type { Rules } from '../rules.ts'
import { type AntecedenteForm, reglasDeAntecedentes } from './antecedentes-pedidos.ts'
import { type RestriccionForm, reglasDeRestricciones } from './restricciones.ts'

/** The answer to a financial case as typed ('' while not chosen); `rentaPromedio` in pesos a month, null = not written. */
export interface EvaluacionFinancieraForm {
  decision: 'aprueba' | 'pide' | 'rechaza' | ''
  rentaPromedio: NumeroTecleado
  motivo: string
  antecedentes: AntecedenteForm[]
}

/** The answer to a medical case as typed: 1 authorized, 2 restricted, 3 background wanted, 4 rejected, 5 cancelled. */
export interface EvaluacionMedicaForm {
  resultado: number
  motivo: string
  restricciones: RestriccionForm[]
  antecedentes: AntecedenteForm[]
}

/** Longest reason that is kept (ours). */
export const LARGO_MOTIVO_EVALUACION = 1000

function reglaMotivo(value: string, enContra: boolean): string | null {
  if (value.length > LARGO_MOTIVO_EVALUACION) return contraloriaMessages.motivoLargo.text
  if (!enContra) return null
  if (!value.trim()) return contraloriaMessages.sinMotivo.text
  return esMotivoDeFondo(value) ? null : contraloriaMessages.motivoSinFondo.text
}

/** Approving requires the income, asking requires the list, and an answer against the applicant requires its reason. */
export const evaluacionFinancieraRules = ({
  decision,
  antecedentes,
}: EvaluacionFinancieraForm): Rules<EvaluacionFinancieraForm> => ({
  rentaPromedio:
    decision === 'pide'
      ? () => null
      : reglaNumero('pesos', (value) => {
          if (value === null) return decision === 'aprueba' ? contraloriaMessages.sinRenta.text : null
          if (value <= 0) return contraloriaMessages.rentaNoPositiva.text
          return value > RENTA_MAXIMA ? contraloriaMessages.rentaFueraDeRango.text : null
        }),
  ...(decision === 'pide' ? { antecedentes: reglasDeAntecedentes(antecedentes) } : {}),
  motivo: (value) => reglaMotivo(value, decision === 'rechaza'),
})

/**
 * Fault of the income of an answer against what was agreed. An approved income must be enough, a refused one must not.
 * Left out: no paper shows it. Null: no fault.
 */
export function faltaDeRenta(
  { decision, rentaPromedio }: Pick<EvaluacionFinancieraForm, 'decision' | 'rentaPromedio'>,
  pactado: Omit<DatosFinancieros, 'rentaValidada'>,
): MessageDefinition | null {
  const renta = numeroDe(rentaPromedio, 'pesos')
  if (renta === null || !esPesos(renta) || decision === 'pide') return null
  const alcanza = evaluaFinanciera({ ...pactado, rentaValidada: renta }) === 'pasa'
  if (decision === 'aprueba') return alcanza ? null : contraloriaMessages.sobreElTope
  return alcanza ? contraloriaMessages.rentaQueAlcanza : null
}

/**
 * Rules of an answer: one against the applicant needs its reason, a restricted one its restrictions, a request its list
 * (core rules, Evaluation). Lists of another answer are ignored.
 */
export const evaluacionMedicaRules = ({
  resultado,
  restricciones,
  antecedentes,
}: EvaluacionMedicaForm): Rules<EvaluacionMedicaForm> => ({
  ...(resultado === 2 ? { restricciones: reglasDeRestricciones(restricciones) } : {}),
  ...(pideAntecedentes(resultado) ? { antecedentes: reglasDeAntecedentes(antecedentes) } : {}),
  motivo: (value) => reglaMotivo(value, esEnContra(resultado)),
})
