/** Characters of a new password: long rather than odd (NIST SP 800-63B, OWASP ASVS 5.0 §6.2). */
const largoMinimoDeClave = 12
export const largoMaximoDeClave = 128

/** Reasons to refuse a new password. */
export type ProblemaDeClave = 'corta' | 'larga' | 'comun' | 'personal' | 'igual'

/** Owner of the password: names and RUT, which an attacker would try first. */
export interface DuenoDeClave {
  readonly usuario: string
  readonly nombres: string
  readonly apellidoPaterno: string
  readonly rut: string
}

/** Words of the most common passwords, and names of this desk. */
const comunes = new Set(
  `password passwort contrasena contrasenia clave claves secreto secreta administrador administracion admin usuario
  bienvenido bienvenida bienvenidos welcome qwerty qwertyuiop asdfgh asdfghjkl zxcvbnm iloveyou tequiero teamo
  chile santiago colocolo universidad isapre alerce salud prospecto asesor asesora asesores panel dashboard cambiame
  changeme letmein dragon monkey princesa futbol football superman verano invierno primavera otono enero febrero
  marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre`.split(/\s+/),
)

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
const letters = (text: string) => fold(text).replaceAll(/[^a-z]/g, '')

function isCommon(clave: string): boolean {
  const only = letters(clave)
  const halves = only.length % 2 === 0 && only.slice(0, only.length / 2) === only.slice(only.length / 2)
  const run =
    /^(.)\1+$/u.test(clave) || '01234567890123456789'.includes(clave) || '98765432109876543210'.includes(clave)
  return run || new Set(clave).size < 5 || comunes.has(only) || (halves && comunes.has(only.slice(only.length / 2)))
}

function isPersonal(clave: string, { usuario, nombres, apellidoPaterno, rut }: DuenoDeClave): boolean {
  const said = fold(clave)
  const words = [usuario, ...nombres.split(/\s+/), apellidoPaterno].map(fold).filter((word) => word.length >= 4)
  const digits = rut.replace(/-.$/, '')
  return words.some((word) => said.includes(word)) || (digits !== '' && said.replaceAll('.', '').includes(digits))
}

/**
 * Reason to refuse a new password, or null. `actual`: the password being replaced, when known. Every character is
 * allowed, blanks too; no mix of character classes is required.
 */
export function revisaClave(nueva: string, dueno: DuenoDeClave | null, actual?: string): ProblemaDeClave | null {
  const { length } = Array.from(nueva)
  if (length < largoMinimoDeClave) return 'corta'
  if (length > largoMaximoDeClave) return 'larga'
  if (isCommon(nueva)) return 'comun'
  if (dueno && isPersonal(nueva, dueno)) return 'personal'
  return actual !== undefined && nueva === actual ? 'igual' : null
}
