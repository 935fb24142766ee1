import { comoTexto, enteroAlto, enteroBajo } from './bytes.ts'

/** Result of reading the structure of a file. */
export interface Estructura {
  /** Offset of the end of the file's own bytes; bytes after it are foreign. */
  readonly fin: number
  readonly falla: 'cortado' | 'sinFin' | 'danado' | 'medidas' | null
}

const version = /^%PDF-\d/
const objeto = /\d\s+\d+\s+obj\b/

/**
 * Reads the structure of a PDF: its end, and whether the end is present. Only the index near the last mark counts, as
 * for PDF readers; other marks and bytes may follow. The content is left to a parser.
 */
export function leerPdf(bytes: Uint8Array): Estructura {
  const texto = comoTexto(bytes)
  const marca = texto.lastIndexOf('%%EOF')
  const indice = texto.lastIndexOf('startxref')
  return { fin: marca < 0 ? texto.length : marca + 5, falla: fallaDePdf(texto, marca, indice) }
}

function fallaDePdf(texto: string, marca: number, indice: number): Estructura['falla'] {
  if (!version.test(texto)) return 'danado'
  if (indice < 0) return marca < 0 ? 'cortado' : 'danado'
  // an appended change lost its end mark
  return objeto.test(texto.slice(Math.max(indice, marca))) ? 'cortado' : null
}

/** Pixels of the largest image that is opened: four times an A4 page at 600 dpi. */
const PUNTOS = 140_000_000

/** True for an image that would fill the memory of any program that opens it, however few bytes it has. */
export const esImagenEnorme = (ancho: number, alto: number): boolean => ancho * alto > PUNTOS

const CABECERA = 13
const IMAGEN = 0x2c
const EXTENSION = 0x21
const FIN = 0x3b

/** Bytes of a colour table, by its flags. */
const tablaDe = (banderas: number) => (banderas & 0x80 ? 3 * 2 ** ((banderas & 7) + 1) : 0)

/** Offset after a chain of blocks, each preceded by its length; past the end when the chain is cut. */
function saltaBloques(bytes: Uint8Array, desde: number): number {
  let at = desde
  for (;;) {
    const largo = bytes[at]
    if (largo === undefined) return bytes.length + 1
    at += 1 + largo
    if (largo === 0) return at
  }
}

/** True when the width and height at an offset exceed the largest image that is opened. */
const esEnorme = (bytes: Uint8Array, at: number) =>
  esImagenEnorme(enteroBajo(bytes, at, 2), enteroBajo(bytes, at + 2, 2))

/** Offset after the image at an offset; 'medidas' when it is too large. */
const saltaImagen = (bytes: Uint8Array, at: number): number | 'medidas' =>
  esEnorme(bytes, at + 5) ? 'medidas' : saltaBloques(bytes, at + 11 + tablaDe(bytes[at + 9] ?? 0))

/** Offset after the block at an offset, or its fault. */
function salta(bytes: Uint8Array, at: number): number | 'medidas' | 'danado' {
  if (bytes[at] === EXTENSION) return saltaBloques(bytes, at + 2)
  return bytes[at] === IMAGEN ? saltaImagen(bytes, at) : 'danado'
}

/**
 * Reads the structure of a GIF: a screen, at least one image, and its end. A missing end mark alone loses nothing,
 * because each image says where it ends.
 */
export function leerGif(bytes: Uint8Array): Estructura {
  let imagenes = 0
  let at = CABECERA + tablaDe(bytes[10] ?? 0)
  if (esEnorme(bytes, 6)) return { fin: bytes.length, falla: 'medidas' }
  while (at < bytes.length) {
    if (bytes[at] === FIN) return { fin: at + 1, falla: imagenes > 0 ? null : 'danado' }
    if (bytes[at] === IMAGEN) imagenes += 1
    const detras = salta(bytes, at)
    if (typeof detras === 'string') return { fin: at, falla: detras }
    at = detras
  }
  if (at === bytes.length && imagenes > 0) return { fin: at, falla: null }
  return { fin: bytes.length, falla: 'cortado' }
}

const SOS = 0xda
const EOI = 0xd9

/** Markers that describe the image: a file without any shows nothing. */
const esMarco = (m: number) => m >= 0xc0 && m <= 0xcf && m !== 0xc4 && m !== 0xc8 && m !== 0xcc
/** Markers without a length behind them. */
const esSolo = (m: number) => m === 0x01 || (m >= 0xd0 && m <= 0xd7)

/** Length of a header with its marker, or 'danado'. Fill bytes may precede a marker. */
function largoDe(bytes: Uint8Array, at: number): number | 'danado' {
  const marca = bytes[at + 1] ?? 0
  if (bytes[at] !== 0xff || marca === EOI) return 'danado'
  if (marca === 0xff) return 1
  if (esSolo(marca)) return 2
  const largo = enteroAlto(bytes, at + 2)
  return largo < 2 ? 'danado' : 2 + largo
}

/** True when the header at an offset announces an image that is too large. */
const esMarcoEnorme = (bytes: Uint8Array, at: number) =>
  esMarco(bytes[at + 1] ?? 0) && esImagenEnorme(enteroAlto(bytes, at + 7), enteroAlto(bytes, at + 5))

/** Offset of the image data, or the fault found before them. */
function saltaCabeceras(bytes: Uint8Array): number | 'cortado' | 'danado' | 'medidas' {
  let hayMarco = false
  for (let at = 2; at + 4 <= bytes.length; ) {
    const marca = bytes[at + 1] ?? 0
    const largo = largoDe(bytes, at)
    if (largo === 'danado') return largo
    if (esMarcoEnorme(bytes, at)) return 'medidas'
    at += largo
    hayMarco ||= esMarco(marca)
    if (marca === SOS) return hayMarco ? at : 'danado'
  }
  return 'cortado'
}

/**
 * Reads the structure of a JPG: headers, an image, and its end. The end of a thumbnail inside a header does not count.
 * Without an end the image may still be whole; only a person who sees it can tell.
 */
export function leerJpg(bytes: Uint8Array): Estructura {
  const datos = saltaCabeceras(bytes)
  if (typeof datos === 'string') return { fin: bytes.length, falla: datos }
  for (let at = datos; at + 1 < bytes.length; at += 1)
    if (bytes[at] === 0xff && bytes[at + 1] === EOI) return { fin: at + 2, falla: null }
  return { fin: bytes.length, falla: 'sinFin' }
}
