import { DIA_MS } from '../base/fechas/duracion.ts'
import { type FechaISO, sumaDias, sumaMeses } from '../base/fechas/fecha.ts'

/** First day of its month, `meses` later. */
const primeroDe = (fecha: FechaISO, meses: number): FechaISO => sumaMeses(`${fecha.slice(0, 7)}-01`, meses)

/**
 * Day from which a contract issued on `emision` gives benefits: first of the second month after it, once the first
 * contribution is earned. An earlier start may be agreed separately.
 */
export const inicioDeVigencia = (emision: FechaISO): FechaISO => primeroDe(emision, 2)

/** First month paid of a contract issued on `emision`, 'AAAAMM': the next one. Every paper uses this function. */
export const primerMes = (emision: FechaISO): string => primeroDe(emision, 1).slice(0, 7).replace('-', '')

/** Month 'AAAAMM' as papers write it: 'MM-AAAA'. */
export const mesEscrito = (mes: string): string => `${mes.slice(4)}-${mes.slice(0, 4)}`

const enPalabras = new Intl.DateTimeFormat('es-CL', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Month 'AAAAMM' in words: 'diciembre de 2026'. */
export const mesDicho = (mes: string): string => enPalabras.format(new Date(`${mes.slice(0, 4)}-${mes.slice(4)}-01`))

/** Last day for notifying the paying entity: before the tenth of the month after the contract was issued. */
export const plazoDeNotificacion = (emision: FechaISO): FechaISO => sumaDias(primeroDe(emision, 1), 8)

/** Last day for paying the month of a coupon ('AAAAMM'): the tenth of the next month. */
export const vencimientoDelMes = (mes: string): FechaISO =>
  sumaDias(primeroDe(`${mes.slice(0, 4)}-${mes.slice(4)}-01`, 1), 9)

/** Day whose UF a coupon of a month uses, whenever it is sent: one reference has one amount. */
export const diaDeLaUfDelMes = (mes: string): FechaISO => `${mes.slice(0, 4)}-${mes.slice(4)}-01`

/** Days for which a new contract is still announced to its holder. */
const DIAS_DE_NOVEDAD = 7

/**
 * True while a new contract is announced to its holder. Instants ISO: when it was made, and now. Evidence that an older
 * version left unsealed is sealed later, without a letter (own rule).
 */
export const esContratoNuevo = (hecho: string, ahora: string): boolean =>
  Date.parse(ahora) - Date.parse(hecho) < DIAS_DE_NOVEDAD * DIA_MS
