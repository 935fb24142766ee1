import { FilaMala, filasDe } from './filas.ts'
import { lineaLargaDe } from './lineas.ts'

/** A row of a file and the line it begins on, the first being 1. */
export interface CsvRow {
  readonly linea: number
  readonly celdas: readonly string[]
}

/** UTF-8, or what Excel of Chile writes when it is not asked. A mark of the order of its bytes is no sign of it. */
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
  const filas: CsvRow[] = []
  try {
    for (const fila of filasDe(texto, separadorDe(texto))) {
      if (fila.celdas.some((celda) => celda.trim() !== '')) filas.push(fila)
      if (filas.length > maximo) break
    }
  } catch (error) {
    if (!(error instanceof FilaMala)) throw error
    return error.comillaEn === null ? { falla: 'noEsCsv' } : { falla: 'comillaAbierta', linea: error.comillaEn }
  }
  return { filas, falla: null }
}
