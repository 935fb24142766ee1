import { LARGO_DIAGNOSTICO } from '../../fichas/declaracion/reglas-ds.ts'
import { fechaMessages } from '../../messages/base/campos.ts'
import { preguntasMessages } from '../../messages/declaracion/preguntas.ts'
import { reglaFecha } from '../base/campos.ts'
import { chosen, type Rules } from '../rules.ts'

/** One diagnosis behind a «sí» as typed: the person's id in the declaration, the date ISO, an empty code for free text. */
export interface DiagnosticoForm {
  beneficiario: number | null
  codigo: string
  diagnostico: string
  fecha: string
  intervencionQuirurgica: boolean
}

/** Empty diagnosis; with a single person in the declaration, that person is chosen. */
export const diagnosticoVacio = (personas: readonly number[]): DiagnosticoForm => ({
  beneficiario: personas.length === 1 ? (personas[0] ?? null) : null,
  codigo: '',
  diagnostico: '',
  fecha: '',
  intervencionQuirurgica: false,
})

/** Most diagnoses that one answer keeps (ours). */
export const MAXIMO_DIAGNOSTICOS = 20

/** Text shown at the limit of diagnoses. */
export const sinMasDiagnosticos = `Se admiten ${MAXIMO_DIAGNOSTICOS} diagnósticos.`

function reglaDiagnostico(value: string): string | null {
  if (!value.trim()) return preguntasMessages.diagnosticoSinNombre.text
  return value.trim().length > LARGO_DIAGNOSTICO ? preguntasMessages.diagnosticoLargo.text : null
}

/** Person of a declaration, with the birth date (ISO). */
type PersonaConNacimiento = { readonly id: number; readonly fechaNacimiento: string }

/** True when a diagnosis precedes the birth of its person. A date known only by month is its first day. */
function antesDeNacer(fecha: string, { beneficiario }: DiagnosticoForm, personas: readonly PersonaConNacimiento[]) {
  const nacimiento = personas.find(({ id }) => id === beneficiario)?.fechaNacimiento ?? ''
  return fecha < nacimiento && fecha !== `${nacimiento.slice(0, 7)}-01`
}

/**
 * A diagnosis (spec 2 §5, Questionnaire): `hoy`, the ISO date of Santiago, is its last possible date, the birth of its
 * person the first.
 */
export const diagnosticoRules = (hoy: string, personas: readonly PersonaConNacimiento[]): Rules<DiagnosticoForm> => ({
  beneficiario: chosen(preguntasMessages.diagnosticoSinPersona.text),
  diagnostico: reglaDiagnostico,
  fecha: (value, values) => {
    const problem = reglaFecha(preguntasMessages.diagnosticoSinFecha.text, fechaMessages.aproximadaNoValida.text)(value)
    if (problem !== null) return problem
    if (value > hoy) return preguntasMessages.diagnosticoFuturo.text
    return antesDeNacer(value, values, personas) ? preguntasMessages.diagnosticoAntesDeNacer.text : null
  },
})
