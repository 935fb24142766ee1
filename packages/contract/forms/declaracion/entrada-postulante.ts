import { formaDelCodigo } from '@alerce/domain/declaracion/invitacion/enlace'
import { invitacionMessages as m } from '../../messages/declaracion/invitacion.ts'
import { reglaFecha } from '../base/fecha.ts'
import { reglaRut } from '../base/persona.ts'
import type { Rules } from '../rules.ts'

/** Who they say they are. `fechaNacimiento`: ISO, or what was typed while it is no date. */
export interface IdentidadForm {
  documento: string
  fechaNacimiento: string
}

/** The applicant of an invitation: electronic sales are of persons with a RUT (spec 2 §5). */
export const identidadRules = {
  documento: reglaRut(m.rutVacio.text),
  fechaNacimiento: reglaFecha(m.fechaVacia.text),
} satisfies Rules<IdentidadForm>

/** A mailed code as typed. */
export interface CodigoForm {
  codigo: string
}

export const codigoRules = {
  codigo: (value: string): string | null => (formaDelCodigo.test(value.trim()) ? null : m.codigoVacio.text),
} satisfies Rules<CodigoForm>
