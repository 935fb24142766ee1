import { comoTexto } from './bytes.ts'

/** Largest attachment, in decoded bytes (spec 1 §5). */
export const TAMANO_MAXIMO = 2_097_152
/**
 * Largest sum of the files of one applicant or declaration, in bytes: a call of the specification returns them all at
 * once.
 */
const TAMANO_MAXIMO_JUNTOS = 20_971_520
/** Files added in one selection, at most (spec 1 §5). */
export const MAXIMO_POR_SELECCION = 10

/** Accepted types of an attachment. */
export const tiposDeArchivo = ['image/jpeg', 'image/gif', 'application/pdf'] as const
export type TipoDeArchivo = (typeof tiposDeArchivo)[number]

/** Media type of a workbook of Excel. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** True for the first bytes of a ZIP, as a workbook of Excel is one. */
export const esZip = (bytes: Uint8Array): boolean => [0x50, 0x4b, 3, 4].every((b, i) => bytes[i] === b)

const firmas: Readonly<Record<TipoDeArchivo, readonly number[]>> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/gif': [0x47, 0x49, 0x46, 0x38],
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
}

/** Bytes before which a PDF may begin after other bytes: PDF readers search that far. */
const CABEZA = 1024
/** Bytes that programs put before a PDF: a byte order mark, HTTP headers of its download, blanks. */
const antesDeUnPdf = /^(?:\xef\xbb\xbf)?(?:HTTP\/[\d.]+ \d{3}[^\r\n<]*\r?\n)?(?:[\w-]+:[^\r\n<]*\r?\n)*[\0\t\n\f\r ]*$/

/** Offset of the file's first own byte: 0, except for a PDF with blanks or headers before it. */
export function comienzoDeArchivo(bytes: Uint8Array): number {
  const cabeza = comoTexto(bytes, 0, Math.min(CABEZA, bytes.length))
  const en = cabeza.indexOf('%PDF-')
  return en > 0 && antesDeUnPdf.test(cabeza.slice(0, en)) ? en : 0
}

const empiezaComo = (bytes: Uint8Array, tipo: TipoDeArchivo, en: number) =>
  firmas[tipo].every((b, i) => bytes[en + i] === b)

/** Type by the first bytes, never by the name; null for types that are not accepted. */
export function tipoPorContenido(bytes: Uint8Array): TipoDeArchivo | null {
  const en = comienzoDeArchivo(bytes)
  return tiposDeArchivo.find((tipo) => empiezaComo(bytes, tipo, en)) ?? null
}

/** Whether files of these sizes, in bytes, may be kept for the same applicant or declaration. */
export const cabenJuntos = (tamanos: readonly number[]): boolean =>
  tamanos.reduce((total, tamano) => total + tamano, 0) <= TAMANO_MAXIMO_JUNTOS
