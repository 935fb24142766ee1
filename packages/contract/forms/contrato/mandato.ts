import { revisaRut } from '@alerce/domain/base/persona/rut'
import { rutMessages } from '../../messages/base/rut.ts'
import { mandatoMessages as m } from '../../messages/contrato/mandato.ts'
import { reglaFecha } from '../base/fecha.ts'
import { type Rules, required } from '../rules.ts'

/** Who consents, and that they do. `fechaNacimiento`: ISO, or what was typed while it is no date. */
export interface ConsentimientoForm {
  documento: string
  fechaNacimiento: string
  acepta: boolean
}

function rut(value: string): string | null {
  if (!value.trim()) return m.documentoVacio.text
  const problem = revisaRut(value)
  return problem ? rutMessages[problem].text : null
}

/** The applicant of a payment mandate, by RUT (R) or by passport (P). */
export const consentimientoRules = (tipo: 'R' | 'P'): Rules<ConsentimientoForm> => ({
  documento: tipo === 'R' ? rut : required(m.pasaporteVacio.text),
  fechaNacimiento: reglaFecha(m.fechaVacia.text),
  acepta: (value) => (value ? null : m.aceptaVacio.text),
})
