import { esNombre } from '@alerce/domain/base/persona/nombre'
import { personaMessages } from '../../messages/base/persona.ts'

/** Longest name or surname that is kept (ours). */
export const LARGO_NOMBRE = 80

/** A name or surname: required (spec 1 §5), not too long, and written as names are (ours). */
export const reglaNombre =
  (obligatorio: string) =>
  (value: string): string | null => {
    if (!value.trim()) return obligatorio
    if (value.trim().length > LARGO_NOMBRE) return personaMessages.largo.text
    return esNombre(value) ? null : personaMessages.nombreConSignos.text
  }
