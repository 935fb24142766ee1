import { esCorreo } from '@alerce/domain/base/persona/correo'
import { revisaEstatura, revisaPeso } from '@alerce/domain/declaracion/cuerpo'
import { fechaDSValida } from '@alerce/domain/declaracion/fecha-ds'
import { cotizanteMessages as m } from '../../messages/declaracion/cotizante.ts'
import { LARGO_CORREO, LARGO_NOMBRE } from '../base/persona.ts'
import { type Rules, required } from '../rules.ts'

/** The holder as typed: dates ISO, weight in kg and height in m as text, with comma or point. */
export interface CotizanteForm {
  nombres: string
  apellidoPaterno: string
  apellidoMaterno: string
  correo: string
  idSalud: number | null
  folioDS: string
  fechaDS: string
  peso: string
  altura: string
  pension: boolean | null
  causal: number | null
  diagnostico: string
}

/** Longest diagnosis typed by hand that is kept (ours). */
export const LARGO_DIAGNOSTICO = 200

/** Causes of a disability pension (spec 2 §9). */
export const causales = [
  { codigo: 1, descripcion: m.causalComun.text },
  { codigo: 2, descripcion: m.causalProfesional.text },
] as const

const peso = {
  requerido: m.peso.text,
  no_positivo: m.pesoPositivo.text,
  no_entero: m.pesoEntero.text,
  fuera_de_rango: m.pesoFueraDeRango.text,
}

const estatura = {
  requerido: m.estatura.text,
  no_positivo: m.estaturaPositiva.text,
  fuera_de_rango: m.estaturaFueraDeRango.text,
  formato: m.estaturaFormato.text,
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

/** A name or surname of the declaration: required, not too long (spec 2 §5). */
export const reglaNombre = (obligatorio: string) => (value: string) =>
  required(obligatorio)(value) ?? (value.trim().length > LARGO_NOMBRE ? m.nombreLargo.text : null)

function reglaCorreo(value: string): string | null {
  if (!value.trim()) return m.correo.text
  return esCorreo(value) && value.length <= LARGO_CORREO ? null : m.correoErroneo.text
}

function reglaFolio(value: string): string | null {
  if (!value.trim()) return m.folio.text
  return /^\d{1,12}$/.test(value.trim()) && Number(value) > 0 ? null : m.folioNumerico.text
}

/** Signing date of the paper: from three days back to today; a date once saved stays good (spec 2 §5, §9). */
function reglaFechaDS(value: string, hoy: string, guardada: string | null): string | null {
  if (!value) return m.fechaDS.text
  return value === guardada || fechaDSValida(value, hoy) ? null : m.fechaDSFuera.text
}

/**
 * Holder background of the declaration (spec 2 §5). `hoy`: ISO date of Santiago; `fechaGuardada`: the signing date
 * on record, if any.
 */
export const cotizanteRules = (hoy: string, fechaGuardada: string | null = null): Rules<CotizanteForm> => ({
  nombres: reglaNombre(m.nombres.text),
  apellidoPaterno: reglaNombre(m.primerApellido.text),
  apellidoMaterno: reglaNombre(m.segundoApellido.text),
  correo: reglaCorreo,
  idSalud: (value) => (value === null ? m.isapre.text : null),
  folioDS: reglaFolio,
  fechaDS: (value) => reglaFechaDS(value, hoy, fechaGuardada),
  peso: reglaPeso,
  altura: reglaEstatura,
  pension: (value) => (value === null ? m.pension.text : null),
  diagnostico: (value) => (value.trim().length > LARGO_DIAGNOSTICO ? m.diagnosticoLargo.text : null),
})
