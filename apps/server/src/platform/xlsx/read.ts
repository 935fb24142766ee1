import { armarZip, extraerZip } from '@alerce/domain/base/archivos/zip'
import { readSheet } from 'read-excel-file/universal'

/** Most bytes that the parts of a workbook may inflate to: 20,000 rows with all columns take some 20 MB. */
const MAXIMO_INFLADO = 64 * 1024 * 1024

export interface XlsxRequest {
  readonly contenido: Uint8Array<ArrayBuffer>
  /** Most rows, the head included. */
  readonly maximo: number
}

/** Rows of the first sheet as texts, with their numbers in it; null when the file is no workbook. */
export type XlsxLeido = readonly { readonly linea: number; readonly celdas: readonly string[] }[] | null

/** Parts that hold the cells; the others (images, macros, links) are never inflated. */
const esParte = (nombre: string): boolean => /^(\[Content_Types\]\.xml|_rels\/\.rels|xl\/.*\.(xml|rels))$/i.test(nombre)

/** Text of a cell: a day as YYYY-MM-DD, a number with all its figures. */
function textoDe(celda: unknown): string {
  if (celda === null || celda === undefined) return ''
  return celda instanceof Date ? celda.toISOString().slice(0, 10) : String(celda)
}

/**
 * Reads the first sheet of a workbook, without time limit (reader.ts has one). The parser gets a ZIP without
 * compression: only extraerZip inflates, within its limit. The parser ignores document types, so no entity expands, and
 * reads an error of Excel (#N/A) as an empty cell.
 */
export async function readXlsxHere({ contenido, maximo }: XlsxRequest): Promise<XlsxLeido> {
  const partes = extraerZip(contenido, { elige: esParte, maximo: MAXIMO_INFLADO })
  if (partes === null || partes.length === 0) return null
  try {
    const hoja = await readSheet(new Blob([armarZip(partes)]))
    const filas = hoja.map((celdas, at) => ({ linea: at + 1, celdas: celdas.map(textoDe) }))
    return filas.filter(({ celdas }) => celdas.some(Boolean)).slice(0, maximo + 1)
  } catch {
    return null
  }
}
