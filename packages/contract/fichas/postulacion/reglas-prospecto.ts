import { esAdulto } from '@alerce/domain/base/persona/edad'
import { revisaRut } from '@alerce/domain/base/persona/rut'
import { largoDelMotivo } from '@alerce/domain/limites'
import { reglaFecha, reglaPasaporte, reglaRut } from '../../forms/base/campos.ts'
import { rutMessages } from '../../messages/base/campos.ts'
import { antecedentesMessages } from '../../messages/postulacion/antecedentes.ts'

interface Documento {
  /** R rut, P passport. */
  readonly tipoDocumento: string
}

export const conPasaporte = ({ tipoDocumento }: Documento): boolean => tipoDocumento === 'P'
export const conRut = (form: Documento): boolean => !conPasaporte(form)

/** One of a list, by its code (spec 2 §5). */
export const elegido = (text: string) => (value: string) => (Number(value) >= 1 ? null : text)

/** One of a few letters. */
export const unaDe = (letras: readonly string[], text: string) => (value: string) =>
  letras.includes(value) ? null : text

/** RUT that may be empty (spec 1 §5: only the compensated form requires it); never required of a passport holder. */
export const reglaRutOpcional = (value: string, form: Documento): string | null =>
  conPasaporte(form) ? null : reglaRut(null)(value)

export const reglaPasaporteSi = (value: string, form: Documento): string | null =>
  conPasaporte(form)
    ? reglaPasaporte(antecedentesMessages.pasaporte.text, antecedentesMessages.pasaporteInvalido.text)(value)
    : null

/** Passports are for manual sales (spec 2 §5). */
export function reglaDocumento(value: string, { tipoVenta }: { readonly tipoVenta: string }): string | null {
  if (value === 'P') return tipoVenta === 'E' ? antecedentesMessages.pasaporteSoloManual.text : null
  return value === 'R' ? null : antecedentesMessages.tipoDocumento.text
}

/** RUT of the applicant: required without a passport, and for a charge in force. */
export function reglaRutDelPostulante(
  value: string,
  form: Documento & { readonly cargaVigente: boolean },
): string | null {
  if (form.cargaVigente && revisaRut(value)) return antecedentesMessages.rutEmpleador.text
  return conPasaporte(form) ? null : reglaRut(rutMessages.vacio.text)(value)
}

/** The holder must be an adult on that day. */
export function reglaNacimiento(value: string, _form: unknown, hoy: string): string | null {
  return (
    reglaFecha(antecedentesMessages.fechaNacimiento.text)(value) ??
    (esAdulto(value, hoy) ? null : antecedentesMessages.menorDeEdad.text)
  )
}

export const conColectivo = ({ tipoPlan }: { readonly tipoPlan: string }): boolean => tipoPlan === 'C'
export const inactivo = ({ activo }: { readonly activo: boolean }): boolean => !activo

/** The agreement of a collective plan. */
export const reglaColectivo = (value: string, form: { readonly tipoPlan: string }): string | null =>
  conColectivo(form) ? elegido(antecedentesMessages.planColectivo.text)(value) : null

/** Reason of an inactive prospect (spec 2 §5). */
export const reglaMotivo = (value: string): string | null =>
  value.length > largoDelMotivo ? antecedentesMessages.motivoLargo.text : null
