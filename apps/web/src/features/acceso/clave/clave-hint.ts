import { claveMessages, textoDeProblema } from '@alerce/contract/messages/acceso/clave'
import { type DuenoDeClave, revisaClave } from '@alerce/domain/acceso/clave'

/** What helps while a new password is typed: what it lacks, or that it will do. */
export function claveHint(nueva: string, dueno: DuenoDeClave | null, actual: string): string {
  if (nueva === '') return claveMessages.corta.text
  const problem = revisaClave(nueva, dueno, actual || undefined)
  return problem ? textoDeProblema(problem) : 'La contraseña sirve'
}
