import { pareceTarjeta } from '@alerce/domain/base/texto/tarjeta'
import { rutMessages } from '../../messages/base/campos.ts'
import { irregularidadMessages } from '../../messages/mesa/irregularidad.ts'
import { mesaMessages } from '../../messages/mesa/mesa.ts'
import { reglaFecha, reglaFechaFun, reglaRut } from '../base/campos.ts'
import { chosen, type Rules, required } from '../rules.ts'

/** A cancellation as somebody's charge as typed: ISO dates, '' where there is none. */
export interface FunForm {
  rut: string
  recibido: string
  procesado: string
}

/** A cancellation as somebody's charge (FUN); `hoy`, the ISO date of Santiago, is the last possible one. */
export const funRules = (hoy: string): Rules<FunForm> => ({
  rut: reglaRut(rutMessages.vacio.text),
  recibido: (value, values) => reglaFecha(null)(value) ?? reglaFechaFun('recibido', values, hoy),
  procesado: (value, values) => reglaFecha(null)(value) ?? reglaFechaFun('procesado', values, hoy),
})

/** Longest reference of a mandate that is kept (ours). */
export const LARGO_REFERENCIA = 60

/** Letters and digits that a reference has at least (ours): fewer find no mandate. */
const MINIMO_REFERENCIA = 4

/** The reference by which whoever charges knows a mandate: never the number of a card. */
export function reglaReferencia(value: string): string | null {
  if (!value.trim()) return mesaMessages.mandatoReferencia.text
  if (pareceTarjeta(value)) return mesaMessages.mandatoConTarjeta.text
  return (value.match(/[\p{L}\d]/gu) ?? []).length < MINIMO_REFERENCIA ? mesaMessages.mandatoReferenciaCorta.text : null
}

/** A mandate as typed: the case it is of, and its reference. */
export interface MandatoForm {
  caso: { readonly declaracionSaludId: number | null } | null
  referencia: string
}

function reglaCaso(value: MandatoForm['caso']): string | null {
  if (value === null) return mesaMessages.casoObligatorio.text
  return value.declaracionSaludId === null ? mesaMessages.casoSinDS.text : null
}

/** What the desk writes to an advisor, as typed. */
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
  /** What must be corrected; empty: its detail says it. */
  motivo: string
}

/** What the desk finds wrong with a case. */
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

/** Why the desk gives back what an advisor had handed back, as typed. */
export interface DevolucionForm {
  motivo: string
}

export const devolucionRules: Rules<DevolucionForm> = {
  motivo: required(irregularidadMessages.irregularidadMotivo.text),
}

/** How papers went back to their owner, as typed. */
export interface ConstanciaForm {
  constancia: string
}

/** Longest word of it that is kept (ours). */
export const LARGO_CONSTANCIA = 200

/** It says something. */
export const constanciaRules: Rules<ConstanciaForm> = {
  constancia: required(mesaMessages.devolucionConstancia.text),
}
