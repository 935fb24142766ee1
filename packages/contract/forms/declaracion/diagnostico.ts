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

/** None typed yet; of one person alone, theirs. */
export const diagnosticoVacio = (personas: readonly number[]): DiagnosticoForm => ({
  beneficiario: personas.length === 1 ? (personas[0] ?? null) : null,
  codigo: '',
  diagnostico: '',
  fecha: '',
  intervencionQuirurgica: false,
})

/** Most diagnoses that one answer keeps (ours). */
export const MAXIMO_DIAGNOSTICOS = 20

/** What who has declared so many is told. */
export const sinMasDiagnosticos = `Se admiten ${MAXIMO_DIAGNOSTICOS} diagnósticos.`

function reglaDiagnostico(value: string): string | null {
  if (!value.trim()) return preguntasMessages.diagnosticoSinNombre.text
  return value.trim().length > LARGO_DIAGNOSTICO ? preguntasMessages.diagnosticoLargo.text : null
}

/** Whom a declaration names, and when they were born (ISO). */
type PersonaConNacimiento = { readonly id: number; readonly fechaNacimiento: string }

/** Nothing is diagnosed before its person's birth; one of which only the month is known is dated on its first day. */
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
