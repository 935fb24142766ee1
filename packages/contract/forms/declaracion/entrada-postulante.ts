import { revisaRut } from '@alerce/domain/base/persona/rut'
import { largoDelCodigo } from '@alerce/domain/declaracion/invitacion/enlace'
import { rutMessages } from '../../messages/base/rut.ts'
import { invitacionMessages as m } from '../../messages/declaracion/invitacion.ts'
import { reglaFecha } from '../base/fecha.ts'
import type { Rules } from '../rules.ts'

/** Who they say they are. `fechaNacimiento`: ISO, or what was typed while it is no date. */
export interface IdentidadForm {
  documento: string
  fechaNacimiento: string
}

function reglaRut(value: string): string | null {
  if (!value.trim()) return m.rutVacio.text
  const problem = revisaRut(value)
  return problem ? rutMessages[problem].text : null
}

/** The applicant of an invitation: electronic sales are of persons with a RUT (spec 2 §5). */
export const identidadRules = {
  documento: reglaRut,
  fechaNacimiento: reglaFecha(m.fechaVacia.text),
} satisfies Rules<IdentidadForm>

/** A mailed code as typed. */
export interface CodigoForm {
  codigo: string
}

const CODIGO = new RegExp(`^\\d{${largoDelCodigo}}$`)

export const codigoRules = {
  codigo: (value: string): string | null => (CODIGO.test(value.trim()) ? null : m.codigoVacio.text),
} satisfies Rules<CodigoForm>
