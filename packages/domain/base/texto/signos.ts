import { textoLimpio } from './limpio.ts'

/** Dashes and minus signs of every width, as web pages, spreadsheets and phones write them. */
const GUIONES = /[\u2010-\u2015\u2043\u2212\u2E3A\u2E3B\uFE58\uFE63\uFF0D]/g
/** Quotes, accents and primes that stand for an apostrophe. */
const APOSTROFOS = /[\u0060\u00B4\u02B9\u02BB\u02BC\u02C8\u2018\u2019\u201B\u2032\uA78C\uFF07]/g

/** The letters of `texto` with every dash as '-' and every apostrophe as "'"; its length stays. */
export const conSignosSimples = (texto: string): string => texto.replaceAll(GUIONES, '-').replaceAll(APOSTROFOS, "'")

/** Full-width letters, figures and signs as their plain ones. */
export const sinAncho = (texto: string): string =>
  texto.replaceAll(/[\uFF01-\uFF5E]/g, (signo) => String.fromCharCode(signo.charCodeAt(0) - 0xfee0))

/** A text of one line in plain signs: nothing invisible in it, each run of blanks one space, none around it. */
export const enSignosSimples = (texto: string): string =>
  conSignosSimples(sinAncho(textoLimpio(texto)))
    .replaceAll(/\s+/g, ' ')
    .trim()

const EXPONENTE = /^\+?(\d)(?:[.,](\d+))?E\+?(\d{1,2})$/i

/**
 * The digits of a number that a spreadsheet wrote with its exponent: '9,87654321E+08' is '987654321'. Null: it is none, or
 * it lacks digits, as '9,87654E+08' does.
 */
export function sinExponente(texto: string): string | null {
  const [, entero = '', decimales = '', exponente = ''] = EXPONENTE.exec(texto) ?? []
  return entero !== '' && decimales.length === Number(exponente) ? `${entero}${decimales}` : null
}

/** True of a number with its exponent, digits lacking or not. */
export const tieneExponente = (texto: string): boolean => EXPONENTE.test(texto)
