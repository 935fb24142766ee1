import { esFecha } from '@alerce/domain/base/fechas/fecha'
import { type FaltaFun, type FechasFun, revisaFun } from '@alerce/domain/base/padrones/fun'
import { revisaCorreo } from '@alerce/domain/base/persona/correo'
import { enMayusculas, revisaNombre, SIN_SEGUNDO_APELLIDO } from '@alerce/domain/base/persona/nombre'
import { normalizaPasaporte } from '@alerce/domain/base/persona/pasaporte'
import { revisaRut } from '@alerce/domain/base/persona/rut'
import { revisaTelefono } from '@alerce/domain/base/persona/telefono'
import { fechaMessages, funMessages, personaMessages, rutMessages } from '../../messages/base/campos.ts'

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

/** RUT: well written, with its check digit (spec 1 §5). `vacio`: message when empty; null: it may be empty. */
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

/**
 * Day in its field: ISO, or the typed text while it is no day. `vacia`: message when empty; null: it may be empty.
 * `ilegible`: message for a text that is no day.
 */
export const reglaFecha =
  (vacia: string | null, ilegible = fechaMessages.noValida.text) =>
  (value: string): string | null => {
    if (value === '') return vacia
    return esFecha(value) ? null : ilegible
  }

const faltas: Record<FaltaFun, string> = {
  sinFecha: funMessages.sinFecha.text,
  futuro: fechaMessages.posterior.text,
  antesDeRecibir: funMessages.antesDeRecibir.text,
}

/** Fault of a date of a FUN, in words; `hoy`: last possible day, ISO. */
export function reglaFechaFun(campo: keyof FechasFun, fechas: FechasFun, hoy: string): string | null {
  const { [campo]: falta } = revisaFun(fechas, hoy)
  return falta && faltas[falta]
}
