import { parse } from 'csv-parse/sync'

/** A row of a file and the line it begins on, the first being 1. */
export interface CsvRow {
  readonly linea: number
  readonly celdas: readonly string[]
}

/** UTF-8, or what Excel of Chile writes when it is not asked. */
function textoDe(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const separadores = [';', ',', '\t'] as const

/** The one that the first line holds most of. */
function separadorDe(texto: string): string {
  const [primera = ''] = texto.split(/\r?\n/, 1)
  const veces = (s: string) => primera.split(s).length
  return separadores.reduce((best, next) => (veces(next) > veces(best) ? next : best))
}

/** Longest record, in characters. */
const MAXIMO_FILA = 20_000
/** Either ends a line, as the reader takes it. */
const [LF, CR] = [10, 13]

/** The first line that is longer than a record may be: the reader counts what cells hold, not the signs between them. */
function lineaLargaDe(texto: string): number | null {
  let linea = 1
  let largo = 0
  for (let en = 0; en < texto.length; en++) {
    const signo = texto.charCodeAt(en)
    const termina = signo === LF || signo === CR
    // of CR and LF together the second ends the line
    if (signo === LF || (signo === CR && texto.charCodeAt(en + 1) !== LF)) linea++
    largo = termina ? 0 : largo + 1
    if (largo > MAXIMO_FILA) return linea
  }
  return null
}

/** What is read of a file: its rows, or why there are none. */
export type CsvLeido =
  | { readonly filas: readonly CsvRow[]; readonly falla: null }
  | { readonly falla: 'noEsCsv' }
  | { readonly falla: 'lineaLarga'; readonly linea: number }

/**
 * The rows of a CSV in either encoding and with either separator, empty ones left out. Whoever takes at most so many rows
 * is given one more of a file that has more, which is not read further.
 */
export function readCsv(bytes: Uint8Array, maximo: number): CsvLeido {
  const texto = textoDe(bytes)
  if (texto.includes('\0')) return { falla: 'noEsCsv' }
  const linea = lineaLargaDe(texto)
  if (linea !== null) return { falla: 'lineaLarga', linea }
  try {
    const filas = parse(texto, {
      bom: true,
      delimiter: separadorDe(texto),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      info: true,
      max_record_size: MAXIMO_FILA,
      to: maximo + 1,
    }) as unknown as { record: string[]; info: { lines: number } }[]
    const escritas = filas
      .map(({ record, info }) => ({ linea: info.lines, celdas: record }))
      .filter(({ celdas }) => celdas.some((celda) => celda.trim() !== ''))
    return { filas: escritas, falla: null }
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_')) return { falla: 'noEsCsv' }
    throw error
  }
}
