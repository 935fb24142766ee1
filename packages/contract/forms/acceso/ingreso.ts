import { accesoMessages } from '../../messages/acceso/ingreso.ts'
import { type Rules, required } from '../rules.ts'

export interface AccesoForm {
  usuario: string
  clave: string
}

/** Login (spec 1 §5). */
export const accesoRules: Rules<AccesoForm> = {
  usuario: required(accesoMessages.usuarioObligatorio.text),
  clave: required(accesoMessages.claveObligatoria.text),
}
