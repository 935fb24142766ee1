import { type DuenoDeClave, revisaClave } from '@alerce/domain/acceso/clave'
import { claveMessages, olvidoMessages, textoDeProblema } from '../../messages/acceso/clave.ts'
import { accesoMessages } from '../../messages/acceso/sesion.ts'
import { type Rules, required } from '../rules.ts'

/** New password, typed twice. `actual` is required only of a user with a session. */
export interface ClaveForm {
  actual: string
  nueva: string
  repetida: string
}

const nueva = (dueno: DuenoDeClave | null) => (value: string, form: Partial<ClaveForm>) => {
  if (!value) return claveMessages.nuevaObligatoria.text
  const problema = revisaClave(value, dueno, form.actual || undefined)
  return problema ? textoDeProblema(problema) : null
}

const repetida = (value: string, form: Pick<ClaveForm, 'nueva'>) =>
  value === form.nueva ? null : claveMessages.repetidaDistinta.text

/** Rules for a user with a session; `dueno`: that user, when known. */
export const cambioDeClaveRules = (dueno: DuenoDeClave | null): Rules<ClaveForm> => ({
  actual: required(claveMessages.actualObligatoria.text),
  nueva: nueva(dueno),
  repetida,
})

/** Rules for a one-time link, whose user the browser does not know. */
export const claveNuevaRules: Rules<Omit<ClaveForm, 'actual'>> = { nueva: nueva(null), repetida }

export interface AccesoForm {
  usuario: string
  clave: string
}

/** Login (spec 1 §5). */
export const accesoRules: Rules<AccesoForm> = {
  usuario: required(accesoMessages.usuarioObligatorio.text),
  clave: required(accesoMessages.claveObligatoria.text),
}

/** Rules to request a link. */
export const olvidoRules: Rules<{ usuario: string }> = { usuario: required(olvidoMessages.usuarioObligatorio.text) }
