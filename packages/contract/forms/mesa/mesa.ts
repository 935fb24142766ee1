import { pareceTarjeta } from '@alerce/domain/base/texto/tarjeta'
import { rutMessages } from '../../messages/base/campos.ts'
import { irregularidadMessages } from '../../messages/mesa/irregularidad.ts'
import { mesaMessages } from '../../messages/mesa/mesa.ts'
import { reglaFecha, reglaFechaFun, reglaRut } from '../base/campos.ts'
import { chosen, type Rules, required } from '../rules.ts'

/** FUN (cancellation as a charge) as typed: ISO dates, '' when absent. */
export interface FunForm {
  rut: string
  recibido: string
  procesado: string
}

/** Rules of a FUN (cancellation as a charge); `hoy`, the ISO date of Santiago, is its last possible date. */
export const funRules = (hoy: string): Rules<FunForm> => ({
  rut: reglaRut(rutMessages.vacio.text),
  recibido: (value, values) => reglaFecha(null)(value) ?? reglaFechaFun('recibido', values, hoy),
  procesado: (value, values) => reglaFecha(null)(value) ?? reglaFechaFun('procesado', values, hoy),
})

/** Longest reference of a mandate that is kept (ours). */
export const LARGO_REFERENCIA = 60

/** Fewest letters and digits of a reference (ours): a shorter one finds no mandate. */
const MINIMO_REFERENCIA = 4

/** Reference of a mandate in the charging system; never a card number. */
export function reglaReferencia(value: string): string | null {
  if (!value.trim()) return mesaMessages.mandatoReferencia.text
  if (pareceTarjeta(value)) return mesaMessages.mandatoConTarjeta.text
  return (value.match(/[\p{L}\d]/gu) ?? []).length < MINIMO_REFERENCIA ? mesaMessages.mandatoReferenciaCorta.text : null
}

/** Mandate as typed: its case and its reference. */
export interface MandatoForm {
  caso: { readonly declaracionSaludId: number | null } | null
  referencia: string
}

function reglaCaso(value: MandatoForm['caso']): string | null {
  if (value === null) return mesaMessages.casoObligatorio.text
  return value.declaracionSaludId === null ? mesaMessages.casoSinDS.text : null
}

/** Message of the desk to an advisor, as typed. */
export interface MensajeForm {
  texto: string
}

/** A letter to the advisor of a case. */
export const mensajeRules: Rules<MensajeForm> = { texto: required(mesaMessages.mensajeVacio.text) }

/** A card-payment mandate. */
export const mandatoRules: Rules<MandatoForm> = { caso: reglaCaso, referencia: reglaReferencia }

/** An irregularity as chosen: the case, a code of the table and one of its details; '' where nothing is chosen. */
export interface IrregularidadForm {
  caso: { readonly prospectoId: number } | null
  codigo: string
  codigoDetalle: string
  /** Correction to make; empty: the detail is enough. */
  motivo: string
}

/** Rules of an irregularity that the desk opens. */
export const irregularidadRules: Rules<IrregularidadForm> = {
  caso: chosen(mesaMessages.casoObligatorio.text),
  codigo: required(irregularidadMessages.irregularidadCodigo.text),
  codigoDetalle: required(irregularidadMessages.irregularidadDetalle.text),
}

/** Longest reason of a rejected authentication that is kept (ours). */
export const LARGO_GLOSA = 200

/** A rejected authentication as typed: the case and why. */
export interface RechazoForm {
  caso: { readonly declaracionSaludId: number | null } | null
  glosa: string
}

/** A rejected authentication. */
export const rechazoRules: Rules<RechazoForm> = { caso: reglaCaso, glosa: required(mesaMessages.rechazoGlosa.text) }

/** Reason of the desk to return a correction to its advisor, as typed. */
export interface DevolucionForm {
  motivo: string
}

export const devolucionRules: Rules<DevolucionForm> = {
  motivo: required(irregularidadMessages.irregularidadMotivo.text),
}

/** Record of how papers went back to their owner, as typed. */
export interface ConstanciaForm {
  constancia: string
}

/** Longest record that is kept (ours). */
export const LARGO_CONSTANCIA = 200

/** Requires a text. */
export const constanciaRules: Rules<ConstanciaForm> = {
  constancia: required(mesaMessages.devolucionConstancia.text),
}
