import { mandatoMessages } from '../../messages/contrato/mandato.ts'
import { reglaFecha, reglaRut } from '../base/campos.ts'
import { type Rules, required } from '../rules.ts'

/** Identity and consent of the applicant. `fechaNacimiento`: ISO, or the typed text while it is no date. */
export interface ConsentimientoForm {
  documento: string
  fechaNacimiento: string
  acepta: boolean
}

/** The applicant of a payment mandate, by RUT (R) or by passport (P). */
export const consentimientoRules = (tipo: 'R' | 'P'): Rules<ConsentimientoForm> => ({
  documento:
    tipo === 'R' ? reglaRut(mandatoMessages.documentoVacio.text) : required(mandatoMessages.pasaporteVacio.text),
  fechaNacimiento: reglaFecha(mandatoMessages.fechaVacia.text),
  acepta: (value) => (value ? null : mandatoMessages.aceptaVacio.text),
})
