import { LARGO_DIAGNOSTICO } from '../../fichas/declaracion/reglas-ds.ts'
import { preguntasMessages as m } from '../../messages/declaracion/preguntas.ts'
import type { Rules } from '../rules.ts'

/** One diagnosis behind a «sí» as typed: the person's id in the declaration, the date ISO, an empty code for free text. */
export interface DiagnosticoForm {
  beneficiario: number | null
  codigo: string
  diagnostico: string
  fecha: string
  intervencionQuirurgica: boolean
}

/** Most diagnoses that one answer keeps (ours). */
export const MAXIMO_DIAGNOSTICOS = 20

function reglaDiagnostico(value: string): string | null {
  if (!value.trim()) return m.diagnosticoSinNombre.text
  return value.trim().length > LARGO_DIAGNOSTICO ? m.diagnosticoLargo.text : null
}

/** A diagnosis (spec 2 §5, Questionnaire); `hoy`, the ISO date of Santiago, is its last possible date. */
export const diagnosticoRules = (hoy: string): Rules<DiagnosticoForm> => ({
  beneficiario: (value) => (value === null ? m.diagnosticoSinPersona.text : null),
  diagnostico: reglaDiagnostico,
  fecha: (value) => {
    if (!value) return m.diagnosticoSinFecha.text
    return value > hoy ? m.diagnosticoFuturo.text : null
  },
})
