import { esCorreo } from '@alerce/domain/base/persona/correo'
import { esNombre } from '@alerce/domain/base/persona/nombre'
import { normalizaPasaporte } from '@alerce/domain/base/persona/pasaporte'
import { revisaRut } from '@alerce/domain/base/persona/rut'
import { personaMessages } from '../../messages/base/persona.ts'
import { rutMessages } from '../../messages/base/rut.ts'

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

/** A rut: well written, with its check digit (spec 1 §5). `vacio`: what is said of none; null where there may be none. */
export const reglaRut =
  (vacio: string | null) =>
  (value: string): string | null => {
    if (!value.trim()) return vacio
    const problem = revisaRut(value)
    return problem && rutMessages[problem].text
  }

/** A passport number: required and well formed (spec 2 §5). */
export const reglaPasaporte =
  (vacio: string, invalido: string) =>
  (value: string): string | null => {
    if (!value.trim()) return vacio
    return normalizaPasaporte(value) === null ? invalido : null
  }

/** E-mail: required and well formed (spec 1 §5). */
export const reglaCorreo =
  (vacio: string, invalido: string) =>
  (value: string): string | null => {
    if (!value.trim()) return vacio
    return esCorreo(value) ? null : invalido
  }
