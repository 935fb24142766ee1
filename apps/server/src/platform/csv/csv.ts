import type { Codificacion, CodificacionDeUnByte } from '@alerce/domain/base/texto/codificacion'
import { CsvError, parse } from 'csv-parse/sync'
import { decode, type FallaDeCodificacion } from './decode.ts'

/** A row of a file and the line it begins on, the first being 1. */
interface CsvRow {
  readonly linea: number
  readonly celdas: readonly string[]
}

/**
 * Longest line, in characters, and longest record, in bytes. A record may have several lines, and a character three
 * bytes.
 */
const MAXIMO_FILA = { signos: 20_000, bytes: 60_000 } as const

/** Line end after normalisation. */
const LF = '\n'
const COMILLA = '"'

/**
 * Number of the first line over the limit. The parser itself counts only the content of cells, not separators and
 * quotes.
 */
function lineaLargaDe(texto: string): number | null {
  let linea = 1
  let largo = 0
  for (const signo of texto) {
    if (signo === LF) linea++
    largo = signo === LF ? 0 : largo + 1
    if (largo > MAXIMO_FILA.signos) return linea
  }
  return null
}

/** Index of the closing quote of a cell, skipping doubled quotes; -1: not closed. */
function cierreDe(texto: string, desde: number): number {
  let en = texto.indexOf(COMILLA, desde)
  while (en !== -1 && texto[en + 1] === COMILLA) en = texto.indexOf(COMILLA, en + 2)
  return en
}

/** Line of the first quote that is not closed before the file ends or the record exceeds its limit. */
function comillaAbiertaDe(texto: string, separador: string): number | null {
  // A quote opens a cell only at its beginning; elsewhere it is an ordinary character
  let comienza = true
  for (let en = 0; en < texto.length; en++) {
    if (comienza && texto[en] === COMILLA) {
      const cierre = cierreDe(texto, en + 1)
      if (cierre === -1 || cierre - en > MAXIMO_FILA.bytes) return texto.slice(0, en).split(LF).length
      en = cierre
      comienza = false
    } else comienza = [separador, LF].includes(texto[en] ?? '')
  }
  return null
}

/** Normalises line ends to LF: within a cell the parser would count CR and LF of Windows as two. */
const conLF = (texto: string): string => texto.replaceAll(/\r\n?/g, LF)

const lineasDentroDe = (celdas: readonly string[]): number =>
  celdas.reduce((total, celda) => total + celda.split(LF).length - 1, 0)

const separadores = [';', ',', '\t'] as const

/** Excel's declaration of the separator: a first line 'sep=;', which is no row. */
const DICE_SEPARADOR = /^\uFEFF?"?sep=([;,\t])"?(?=\n|$)/i

/** The declared separator, or the most frequent candidate of the first line. */
function separadorDe(texto: string): string {
  const [, dicho] = DICE_SEPARADOR.exec(texto) ?? []
  if (dicho) return dicho
  const [primera = ''] = texto.split(LF, 1)
  const veces = (s: string) => primera.split(s).length
  return separadores.reduce((best, next) => (veces(next) > veces(best) ? next : best))
}

/** Rows of a file, or the reason why it has none. */
export type CsvLeido =
  | {
      readonly filas: readonly CsvRow[]
      readonly falla: null
      readonly codificacion: Codificacion
      /** Another encoding fits almost as well: a person has to choose. */
      readonly dudosa: boolean
    }
  | { readonly falla: 'noEsCsv' }
  | FallaDeCodificacion
  /** Line that is too long, or that opens a quote without end. */
  | { readonly falla: 'lineaLarga' | 'comillaAbierta'; readonly linea: number }

/**
 * Rows of a CSV in any usual encoding and with any separator, without empty rows. `elegida`: encoding where the file is
 * not UTF-8. A file of more than `maximo` rows returns one row more, and is not read further.
 */
export function readCsv(bytes: Uint8Array, maximo: number, elegida: CodificacionDeUnByte | null = null): CsvLeido {
  const leido = decode(bytes, elegida)
  if (leido.falla !== null) return leido
  const { codificacion, dudosa } = leido
  const texto = conLF(leido.texto)
  if (texto.includes('\0')) return { falla: 'noEsCsv' }
  const larga = lineaLargaDe(texto)
  if (larga !== null) return { falla: 'lineaLarga', linea: larga }
  const separador = separadorDe(texto)
  try {
    // The line stays, empty, so that later lines keep their numbers
    const leidas = parse(texto.replace(DICE_SEPARADOR, ''), {
      bom: true,
      delimiter: separador,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      info: true,
      max_record_size: MAXIMO_FILA.bytes,
      to: maximo + 1,
    }) as unknown as { record: string[]; info: { lines: number } }[]
    // The parser reports the last line of a row
    const filas = leidas.map(({ record, info }) => ({ linea: info.lines - lineasDentroDe(record), celdas: record }))
    return { filas, falla: null, codificacion, dudosa }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const linea = comillaAbiertaDe(texto, separador)
    return linea === null ? { falla: 'noEsCsv' } : { falla: 'comillaAbierta', linea }
  }
}
