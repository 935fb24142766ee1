import { esCorreo } from '@alerce/domain/base/persona/correo'
import { normalizaPasaporte } from '@alerce/domain/base/persona/pasaporte'
import { revisaRut } from '@alerce/domain/base/persona/rut'
import { revisaTelefono } from '@alerce/domain/base/persona/telefono'
import { rutMessages } from '../../messages/base/rut.ts'
import { antecedentesMessages } from '../../messages/postulacion/antecedentes.ts'
import { prospectoMessages as m } from '../../messages/postulacion/prospecto.ts'
import { reglaNombre } from '../base/persona.ts'

interface ConApellidos {
  readonly apellidoPaterno: string
  readonly apellidoMaterno: string
}

/** Each of the two surnames where a name is corrected: both are needed (spec 1 §5, shared rules). */
export function reglaApellidos(value: string, { apellidoPaterno, apellidoMaterno }: ConApellidos): string | null {
  const ninguno = !apellidoPaterno.trim() && !apellidoMaterno.trim()
  return reglaNombre(ninguno ? m.sinApellidos.text : m.unApellido.text)(value)
}

const telefono = { no_numerico: m.telefonoNumerico.text, largo: m.telefonoLargo.text }

/** Phone: digits only, exactly nine (spec 1 §5). */
export function reglaTelefono(value: string): string | null {
  const problem = revisaTelefono(value)
  return problem ? telefono[problem] : null
}

/** E-mail: required and well formed (spec 1 §5). */
export function reglaCorreo(value: string): string | null {
  if (!value.trim()) return m.correoObligatorio.text
  return esCorreo(value) ? null : m.correoErroneo.text
}

/** A rut: required, well written, with its check digit (spec 1 §5). */
export function reglaRut(value: string): string | null {
  if (!value.trim()) return rutMessages.vacio.text
  const problem = revisaRut(value)
  return problem ? rutMessages[problem].text : null
}

/** A passport number: required and well formed (spec 2 §5). */
export function reglaPasaporte(value: string): string | null {
  if (!value.trim()) return antecedentesMessages.pasaporte.text
  return normalizaPasaporte(value) ? null : antecedentesMessages.pasaporteInvalido.text
}
