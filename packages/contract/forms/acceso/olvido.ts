import { olvidoMessages } from '../../messages/acceso/olvido.ts'
import { type Rules, required } from '../rules.ts'

/** Of someone who asks for a link. */
export const olvidoRules: Rules<{ usuario: string }> = { usuario: required(olvidoMessages.usuarioObligatorio.text) }
