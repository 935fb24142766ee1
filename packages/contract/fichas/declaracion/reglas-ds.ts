import { revisaEstatura, revisaPeso } from '@alerce/domain/declaracion/cuerpo'
import { fechaDSValida } from '@alerce/domain/declaracion/fecha-ds'
import { reglaFecha, reglaPasaporte, reglaRut } from '../../forms/base/campos.ts'
import { cotizanteMessages } from '../../messages/declaracion/cotizante.ts'

/** Longest diagnosis typed as free text (ours). */
export const LARGO_DIAGNOSTICO = 200

const peso = {
  requerido: cotizanteMessages.peso.text,
  no_positivo: cotizanteMessages.pesoPositivo.text,
  no_entero: cotizanteMessages.pesoEntero.text,
  fuera_de_rango: cotizanteMessages.pesoFueraDeRango.text,
}

const estatura = {
  requerido: cotizanteMessages.estatura.text,
  sin_digitos: cotizanteMessages.estaturaSinDigitos.text,
  no_positivo: cotizanteMessages.estaturaPositiva.text,
  fuera_de_rango: cotizanteMessages.estaturaFueraDeRango.text,
  formato: cotizanteMessages.estaturaFormato.text,
}

/** Weight in whole kilos, at most 999 (spec 2 §5). */
export function reglaPeso(value: string): string | null {
  const problem = revisaPeso(value)
  return problem ? peso[problem] : null
}

/** Height in metres, at most 3,2, at most two decimals (spec 2 §5). */
export function reglaEstatura(value: string): string | null {
  const problem = revisaEstatura(value)
  return problem ? estatura[problem] : null
}

/** Folio of the signed paper: digits (spec 2 §5). */
export function reglaFolio(value: string): string | null {
  if (!value.trim()) return cotizanteMessages.folio.text
  return /^\d{1,12}$/.test(value.trim()) && Number(value) > 0 ? null : cotizanteMessages.folioNumerico.text
}

/**
 * Signing date of the paper: from three days back to today; a saved date (`guardada`, ISO) stays valid (spec 2 §5, §9).
 * `hoy`: ISO date of Santiago.
 */
export function reglaFechaDS(value: string, hoy: string, guardada: string | null): string | null {
  const falta = reglaFecha(cotizanteMessages.fechaDS.text)(value)
  if (falta !== null) return falta
  return value === guardada || fechaDSValida(value, hoy) ? null : cotizanteMessages.fechaDSFuera.text
}

/** Length limit of a diagnosis typed as free text. */
export const reglaDiagnostico = (value: string): string | null =>
  value.trim().length > LARGO_DIAGNOSTICO ? cotizanteMessages.diagnosticoLargo.text : null

interface Documento {
  readonly tipoDocumento: string
}

export const conRut = ({ tipoDocumento }: Documento): boolean => tipoDocumento === 'R'
export const sinRut = (form: Documento): boolean => !conRut(form)

/** RUT of a beneficiary with that type of document. */
export const reglaRutSi = (value: string, form: Documento): string | null =>
  conRut(form) ? reglaRut(cotizanteMessages.rut.text)(value) : null

/** Passport of a beneficiary with that type of document. */
export const reglaPasaporteSi = (value: string, { tipoDocumento }: Documento): string | null =>
  tipoDocumento === 'P'
    ? reglaPasaporte(cotizanteMessages.pasaporte.text, cotizanteMessages.pasaporteInvalido.text)(value)
    : null
