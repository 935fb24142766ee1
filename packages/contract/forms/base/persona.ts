import { revisaCorreo } from '@alerce/domain/base/persona/correo'
import { enMayusculas, revisaNombre, SIN_SEGUNDO_APELLIDO } from '@alerce/domain/base/persona/nombre'
import { normalizaPasaporte } from '@alerce/domain/base/persona/pasaporte'
import { revisaRut } from '@alerce/domain/base/persona/rut'
import { revisaTelefono } from '@alerce/domain/base/persona/telefono'
import { personaMessages } from '../../messages/base/persona.ts'
import { rutMessages } from '../../messages/base/rut.ts'

/** Longest name or surname that is kept (ours). */
const LARGO_NOMBRE = 80

const delNombre = {
  signos: personaMessages.nombreConSignos.text,
  no_se_imprime: personaMessages.nombreNoSeImprime.text,
  dos_alfabetos: personaMessages.nombreDosAlfabetos.text,
}

/** A name or surname: required (spec 1 §5), not too long, and written as names are (ours). */
export const reglaNombre =
  (obligatorio: string) =>
  (value: string): string | null => {
    if (!value.trim()) return obligatorio
    if (value.trim().length > LARGO_NOMBRE) return personaMessages.largo.text
    const problem = revisaNombre(value)
    return problem && delNombre[problem]
  }

/** The second surname: the same, or the dash of a person with one surname alone (decision 004). */
export const reglaSegundoApellido =
  (obligatorio: string) =>
  (value: string): string | null =>
    enMayusculas(value) === SIN_SEGUNDO_APELLIDO ? null : reglaNombre(obligatorio)(value)

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

/** E-mail: required and well formed (spec 1 §5), its domain in Latin letters (ours). */
export const reglaCorreo =
  (vacio: string, invalido: string) =>
  (value: string): string | null => {
    if (!value.trim()) return vacio
    const problem = revisaCorreo(value)
    if (problem === 'alfabeto') return personaMessages.dominioAjeno.text
    return problem && invalido
  }

const delTelefono = {
  no_numerico: personaMessages.telefonoNumerico.text,
  largo: personaMessages.telefonoLargo.text,
  cortado: personaMessages.telefonoCortado.text,
}

/** Phone: digits only, exactly nine (spec 1 §5). */
export function reglaTelefono(value: string): string | null {
  const problem = revisaTelefono(value)
  return problem ? delTelefono[problem] : null
}
