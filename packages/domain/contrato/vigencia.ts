import { DIA_MS } from '../base/fechas/duracion.ts'
import { type FechaISO, sumaDias, sumaMeses } from '../base/fechas/fecha.ts'

/** The first of its month, `meses` later. */
const primeroDe = (fecha: FechaISO, meses: number): FechaISO => sumaMeses(`${fecha.slice(0, 7)}-01`, meses)

/**
 * The day from which a contract issued on `emision` gives benefits: the first of the second month after it, once the
 * first contribution is earned. An earlier start may be agreed apart from this.
 */
export const inicioDeVigencia = (emision: FechaISO): FechaISO => primeroDe(emision, 2)

/** The first month that is paid of a contract issued on `emision`, 'AAAAMM': the next one. Every paper asks here. */
export const primerMes = (emision: FechaISO): string => primeroDe(emision, 1).slice(0, 7).replace('-', '')

/** A month 'AAAAMM' as papers write it: 'MM-AAAA'. */
export const mesEscrito = (mes: string): string => `${mes.slice(4)}-${mes.slice(0, 4)}`

const enPalabras = new Intl.DateTimeFormat('es-CL', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A month 'AAAAMM' as it is said: 'diciembre de 2026'. */
export const mesDicho = (mes: string): string => enPalabras.format(new Date(`${mes.slice(0, 4)}-${mes.slice(4)}-01`))

/** The last day on which who pays may be told: before the tenth of the month after the contract was issued. */
export const plazoDeNotificacion = (emision: FechaISO): FechaISO => sumaDias(primeroDe(emision, 1), 8)

/** The last day on which the month of a coupon ('AAAAMM') is paid: the tenth of the next one. */
export const vencimientoDelMes = (mes: string): FechaISO =>
  sumaDias(primeroDe(`${mes.slice(0, 4)}-${mes.slice(4)}-01`, 1), 9)

/** The day whose UF a coupon of a month takes, whenever it is sent: one reference has one amount. */
export const diaDeLaUfDelMes = (mes: string): FechaISO => `${mes.slice(0, 4)}-${mes.slice(4)}-01`

/** For how many days a contract that was made is news to its holder. */
const DIAS_DE_NOVEDAD = 7

/**
 * True while its holder is written that a contract was made. Instants ISO: when it was made, and now. One whose evidence an
 * older version left unsealed is sealed later, and nobody is written of it (own rule).
 */
export const esContratoNuevo = (hecho: string, ahora: string): boolean =>
  Date.parse(ahora) - Date.parse(hecho) < DIAS_DE_NOVEDAD * DIA_MS
