import type { Codificacion, CodificacionDeUnByte } from '@alerce/domain/base/texto/codificacion'
import { CsvError, parse } from 'csv-parse/sync'
import { decodificar, type FallaDeCodificacion } from './decodificar.ts'

/** A row of a file and the line it begins on, the first being 1. */
interface CsvRow {
  readonly linea: number
  readonly celdas: readonly string[]
}

/** Longest line, in characters; and longest record, which may have several, in bytes: a character has three at most. */
const MAXIMO_FILA = { signos: 20_000, bytes: 60_000 } as const

/** The end of a line, whichever the file had. */
const LF = '\n'
const COMILLA = '"'

/** The first line that is longer than one may be: the reader counts what cells hold, not the signs between them. */
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

/** Where the cell ends whose quote was opened before: doubled, a quote is a sign of the cell; -1: nowhere. */
function cierreDe(texto: string, desde: number): number {
  let en = texto.indexOf(COMILLA, desde)
  while (en !== -1 && texto[en + 1] === COMILLA) en = texto.indexOf(COMILLA, en + 2)
  return en
}

/** The line of the first quote that is not closed before the file ends, or before a record would be too long. */
function comillaAbiertaDe(texto: string, separador: string): number | null {
  // a quote opens a cell only where one begins: within, it is a sign like others
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

/** Every end of a line as one sign: within a cell the reader counts both of Windows. */
const conLF = (texto: string): string => texto.replaceAll(/\r\n?/g, LF)

const lineasDentroDe = (celdas: readonly string[]): number =>
  celdas.reduce((total, celda) => total + celda.split(LF).length - 1, 0)

const separadores = [';', ',', '\t'] as const

/** How Excel is told the separator: a first line 'sep=;', which is no row. */
const DICE_SEPARADOR = /^\uFEFF?"?sep=([;,\t])"?(?=\n|$)/i

/** The one that the file says, or that its first line holds most of. */
function separadorDe(texto: string): string {
  const [, dicho] = DICE_SEPARADOR.exec(texto) ?? []
  if (dicho) return dicho
  const [primera = ''] = texto.split(LF, 1)
  const veces = (s: string) => primera.split(s).length
  return separadores.reduce((best, next) => (veces(next) > veces(best) ? next : best))
}

/** What is read of a file: its rows, or why there are none. */
export type CsvLeido =
  | {
      readonly filas: readonly CsvRow[]
      readonly falla: null
      readonly codificacion: Codificacion
      /** Another encoding fits almost as well: a person has to say. */
      readonly dudosa: boolean
    }
  | { readonly falla: 'noEsCsv' }
  | FallaDeCodificacion
  /** Of the line that is too long, or that opens a quote that is never closed. */
  | { readonly falla: 'lineaLarga' | 'comillaAbierta'; readonly linea: number }

/**
 * The rows of a CSV in any usual encoding, the `elegida` where it is not UTF-8, and with any separator, empty ones left out. Whoever takes at most so many rows
 * is given one more of a file that has more, which is not read further.
 */
export function readCsv(bytes: Uint8Array, maximo: number, elegida: CodificacionDeUnByte | null = null): CsvLeido {
  const leido = decodificar(bytes, elegida)
  if (leido.falla !== null) return leido
  const { codificacion, dudosa } = leido
  const texto = conLF(leido.texto)
  if (texto.includes('\0')) return { falla: 'noEsCsv' }
  const larga = lineaLargaDe(texto)
  if (larga !== null) return { falla: 'lineaLarga', linea: larga }
  const separador = separadorDe(texto)
  try {
    // the line stays, empty, so that the others keep their number
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
    // the reader tells the line that a row ends on
    const filas = leidas.map(({ record, info }) => ({ linea: info.lines - lineasDentroDe(record), celdas: record }))
    return { filas, falla: null, codificacion, dudosa }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const linea = comillaAbiertaDe(texto, separador)
    return linea === null ? { falla: 'noEsCsv' } : { falla: 'comillaAbierta', linea }
  }
}
