import { prospectoMessages } from '../../messages/postulacion/prospecto.ts'
import { reglaCorreo, reglaNombre, reglaSegundoApellido } from '../base/campos.ts'

interface ConApellidos {
  readonly apellidoPaterno: string
  readonly apellidoMaterno: string
}

/** Message of a missing surname when a name is corrected: both are required (spec 1 §5, shared rules). */
const obligatorio = ({ apellidoPaterno, apellidoMaterno }: ConApellidos): string =>
  (apellidoPaterno.trim() || apellidoMaterno.trim() ? prospectoMessages.unApellido : prospectoMessages.sinApellidos)
    .text

export const reglaPrimerApellidoCorregido = (value: string, form: ConApellidos): string | null =>
  reglaNombre(obligatorio(form))(value)

export const reglaSegundoApellidoCorregido = (value: string, form: ConApellidos): string | null =>
  reglaSegundoApellido(obligatorio(form))(value)

/** E-mail of a prospect, or of a paying entity. */
export const reglaCorreoDeVenta = reglaCorreo(
  prospectoMessages.correoObligatorio.text,
  prospectoMessages.correoErroneo.text,
)
