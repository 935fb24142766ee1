import { textoLimpio } from './limpio.ts'

/** Dashes and minus signs of every width, as web pages, spreadsheets and phones write them. */
const GUIONES = /[\u2010-\u2015\u2043\u2212\u2E3A\u2E3B\uFE58\uFE63\uFF0D]/g
/** Quotes, accents and primes that stand for an apostrophe. */
const APOSTROFOS = /[\u0060\u00B4\u02B9\u02BB\u02BC\u02C8\u2018\u2019\u201B\u2032\uA78C\uFF07]/g

/** `texto` with every dash as '-' and every apostrophe as "'"; its length does not change. */
export const conSignosSimples = (texto: string): string => texto.replaceAll(GUIONES, '-').replaceAll(APOSTROFOS, "'")

/** Full-width letters, figures and signs as their plain ones. */
export const sinAncho = (texto: string): string =>
  texto.replaceAll(/[\uFF01-\uFF5E]/g, (signo) => String.fromCharCode(signo.charCodeAt(0) - 0xfee0))

/** Text of one line in plain signs: no invisible characters, single spaces, trimmed. */
export const enSignosSimples = (texto: string): string =>
  conSignosSimples(sinAncho(textoLimpio(texto)))
    .replaceAll(/\s+/g, ' ')
    .trim()

const EXPONENTE = /^\+?(\d)(?:[.,](\d+))?E\+?(\d{1,2})$/i

/**
 * Digits of a number that a spreadsheet wrote with an exponent: '9,87654321E+08' is '987654321'. null when it has no
 * exponent, or lacks digits, as '9,87654E+08' does.
 */
export function sinExponente(texto: string): string | null {
  const [, entero = '', decimales = '', exponente = ''] = EXPONENTE.exec(texto) ?? []
  return entero !== '' && decimales.length === Number(exponente) ? `${entero}${decimales}` : null
}

/** True for a number with an exponent, digits lacking or not. */
export const tieneExponente = (texto: string): boolean => EXPONENTE.test(texto)
