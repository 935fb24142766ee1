import { mandatoMessages as m } from '../../messages/contrato/mandato.ts'
import { reglaFecha } from '../base/fecha.ts'
import { reglaRut } from '../base/persona.ts'
import { type Rules, required } from '../rules.ts'

/** Who consents, and that they do. `fechaNacimiento`: ISO, or what was typed while it is no date. */
export interface ConsentimientoForm {
  documento: string
  fechaNacimiento: string
  acepta: boolean
}

/** The applicant of a payment mandate, by RUT (R) or by passport (P). */
export const consentimientoRules = (tipo: 'R' | 'P'): Rules<ConsentimientoForm> => ({
  documento: tipo === 'R' ? reglaRut(m.documentoVacio.text) : required(m.pasaporteVacio.text),
  fechaNacimiento: reglaFecha(m.fechaVacia.text),
  acepta: (value) => (value ? null : m.aceptaVacio.text),
})
