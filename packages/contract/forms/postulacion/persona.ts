import { revisaTelefono } from '@alerce/domain/base/persona/telefono'
import { prospectoMessages as m } from '../../messages/postulacion/prospecto.ts'
import { reglaCorreo, reglaNombre } from '../base/persona.ts'

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

/** E-mail of a prospect, or of who pays for them. */
export const reglaCorreoDeVenta = reglaCorreo(m.correoObligatorio.text, m.correoErroneo.text)
