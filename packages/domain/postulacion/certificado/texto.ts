import { leeNumero } from '../../base/dinero/escrito.ts'
import { esPesos, type Pesos } from '../../base/dinero/tipos.ts'
import { formatoRut, normalizaRut } from '../../base/persona/rut.ts'
import { conSignosSimples } from '../../base/texto/signos.ts'

/** A month as 'YYYY-MM'. */
export type MesISO = string

/** Text of a document: its lines from top to bottom, table cells separated by two blanks. */
export type LineasDeTexto = readonly string[]

const MESES = ['ENE', 'FEB', 'MAR', 'ABR', 'MAY', 'JUN', 'JUL', 'AGO', 'SEP', 'OCT', 'NOV', 'DIC']
const NOMBRES =
  'ENERO|FEBRERO|MARZO|ABRIL|MAYO|JUNIO|JULIO|AGOSTO|SEPTIEMBRE|SETIEMBRE|OCTUBRE|NOVIEMBRE|DICIEMBRE|ENE|FEB|MAR|ABR|MAY|JUN|JUL|AGO|SEP|SET|OCT|NOV|DIC'

/** RUT in any usual spelling, not joined to other digits or letters. */
const RUT = /(?<![\d.,])0*(\d{1,3}(?:\.\d{3}){1,2}|\d{6,9})\s*-\s*([\dkK])(?![\dA-Za-z])/g
/** Figures after a $, or with points or commas; unreadable ones are no amount. */
const MONTO = /(?<![\d.,/-])(?:\$\s*\d[\d.,]*|\d{1,3}(?:[.,]\d{3})[\d.,]*)(?:(?<=[.,])-)?(?![\d.,/-])/g
const FECHA = /\b\d{1,2}[-/]\d{1,2}[-/]\d{4}\b/g

const ANIO_NUMERO = /(?<!\d|\d[-/])(20\d{2})[-/](0[1-9]|1[0-2])(?![-/]?\d)/
const NUMERO_ANIO = /(?<!\d|\d[-/])(0[1-9]|1[0-2])[-/](20\d{2})(?![-/]?\d)/
const NOMBRE_ANIO = new RegExp(`\\b(${NOMBRES})\\.?(?:\\s*[-/]\\s*|\\s+)(?:DE\\s+)?(20\\d{2})\\b`)

/** Text in capitals without accents, so that words are found in any spelling. */
export function enClaro(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toUpperCase()
}

/** Number of a month by its name or its first three letters; null otherwise. */
export function numeroDeMes(nombre: string): number | null {
  const at = MESES.indexOf(enClaro(nombre).slice(0, 3).replace('SET', 'SEP'))
  return at < 0 ? null : at + 1
}

/** First month that a line names (2026-09, 09/2026, SEP-2026, septiembre 2026), or null. */
export function mesEn(linea: string): MesISO | null {
  const text = enClaro(linea)
  const numero = ANIO_NUMERO.exec(text)
  if (numero) return `${numero[1]}-${numero[2]}`
  const alReves = NUMERO_ANIO.exec(text)
  if (alReves) return `${alReves[2]}-${alReves[1]}`
  const nombre = NOMBRE_ANIO.exec(text)
  if (!nombre) return null
  return `${nombre[2]}-${String(numeroDeMes(nombre[1] ?? '')).padStart(2, '0')}`
}

/** Replaces the soft hyphen that some programs write for the dash of a RUT. */
const conGuiones = (linea: string): string => conSignosSimples(linea.replaceAll('\u00AD', '-'))

/** Valid RUTs of a line, each as 12345678-5, in their order. */
export function rutsEn(linea: string): string[] {
  return [...conGuiones(linea).matchAll(RUT)].flatMap(
    ([, cuerpo = '', dv = '']) => normalizaRut(`${cuerpo}-${dv}`) ?? [],
  )
}

/** Punctuation after an amount, of its sentence or list. */
const TRAS_MONTO = /[.,]+$/

/**
 * Amounts of a line in whole pesos ($ 1.234.567 or 1.234.567), in order, up to the first unreadable one: later amounts
 * may be of other columns. RUTs and dates do not count.
 */
export function montosEn(linea: string): Pesos[] {
  const rest = conGuiones(linea).replaceAll(RUT, ' ').replaceAll(FECHA, ' ')
  const leidos = (rest.match(MONTO) ?? []).map((found) => leeNumero(found.replace(TRAS_MONTO, ''), 'pesos').valor)
  const ilegible = leidos.indexOf(null)
  return leidos.slice(0, ilegible < 0 ? leidos.length : ilegible).filter((valor) => valor !== null && esPesos(valor))
}

/** Whether a text names this RUT (12345678-5), in any spelling: with or without dots, blanks, hyphen. */
export function nombraRut(lineas: LineasDeTexto, rut: string): boolean {
  const limpio = normalizaRut(rut)
  if (!limpio) return false
  const text = lineas.join('\n')
  if (rutsEn(text).includes(limpio)) return true
  const dv = limpio.slice(-1)
  const cuerpos = [limpio.slice(0, -2), formatoRut(limpio).slice(0, -2).replaceAll('.', '\\.')]
  return new RegExp(`(?<![\\d.])0*(?:${cuerpos.join('|')})${dv}(?![\\dA-Za-z])`, 'i').test(text)
}
