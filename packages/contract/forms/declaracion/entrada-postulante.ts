import { formaDelCodigo } from '@alerce/domain/declaracion/invitacion/enlace'
import { titularConSalud } from '../../fichas/declaracion/cotizante.ts'
import type { FormOf } from '../../fichas/ficha.ts'
import { reglasDe } from '../../fichas/reglas.ts'
import { invitacionMessages } from '../../messages/declaracion/invitacion.ts'
import { reglaFecha, reglaRut } from '../base/campos.ts'
import type { Rules } from '../rules.ts'

/** Identity as the applicant states it. `fechaNacimiento`: ISO, or the typed text while it is no date. */
export interface IdentidadForm {
  documento: string
  fechaNacimiento: string
}

/** The applicant of an invitation: electronic sales are of persons with a RUT (spec 2 §5). */
export const identidadRules = {
  documento: reglaRut(invitacionMessages.rutVacio.text),
  fechaNacimiento: reglaFecha(invitacionMessages.fechaVacia.text),
} satisfies Rules<IdentidadForm>

/** A mailed code as typed. */
export interface CodigoForm {
  codigo: string
}

export const codigoRules = {
  codigo: (value: string): string | null =>
    formaDelCodigo.test(value.trim()) ? null : invitacionMessages.codigoVacio.text,
} satisfies Rules<CodigoForm>

/** The holder as they type it themselves: weight in kg and height in m as text, with comma or point. */
type TitularPostulanteForm = FormOf<typeof titularConSalud>

/** Rules of the paper declaration (spec 2 §5), without the fields of the paper. */
export const titularPostulanteRules: Rules<TitularPostulanteForm> = reglasDe(titularConSalud, 'persona')
