import { CsvError, parse } from 'csv-parse/sync'
import { comillaAbiertaDe, LF, lineaLargaDe, MAXIMO_FILA } from './lineas.ts'

/** A row of a file and the line it begins on, the first being 1. */
export interface CsvRow {
  readonly linea: number
  readonly celdas: readonly string[]
}

/** UTF-8, or what Excel of Chile writes when it is not asked. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Every end of a line as one sign: within a cell the reader counts both of Windows. */
const textoDe = (bytes: Uint8Array): string => decoded(bytes).replaceAll(/\r\n?/g, LF)

const lineasDentroDe = (celdas: readonly string[]): number =>
  celdas.reduce((total, celda) => total + celda.split(LF).length - 1, 0)

const separadores = [';', ',', '\t'] as const

/** The one that the first line holds most of. */
function separadorDe(texto: string): string {
  const [primera = ''] = texto.split(LF, 1)
  const veces = (s: string) => primera.split(s).length
  return separadores.reduce((best, next) => (veces(next) > veces(best) ? next : best))
}

/** What is read of a file: its rows, or why there are none. */
export type CsvLeido =
  | { readonly filas: readonly CsvRow[]; readonly falla: null }
  | { readonly falla: 'noEsCsv' }
  /** Of the line that is too long, or that opens a quote that is never closed. */
  | { readonly falla: 'lineaLarga' | 'comillaAbierta'; readonly linea: number }

/**
 * The rows of a CSV in either encoding and with either separator, empty ones left out. Whoever takes at most so many rows
 * is given one more of a file that has more, which is not read further.
 */
export function readCsv(bytes: Uint8Array, maximo: number): CsvLeido {
  const texto = textoDe(bytes)
  if (texto.includes('\0')) return { falla: 'noEsCsv' }
  const larga = lineaLargaDe(texto)
  if (larga !== null) return { falla: 'lineaLarga', linea: larga }
  const separador = separadorDe(texto)
  try {
    const leidas = parse(texto, {
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
    return { filas, falla: null }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const linea = comillaAbiertaDe(texto, separador)
    return linea === null ? { falla: 'noEsCsv' } : { falla: 'comillaAbierta', linea }
  }
}
