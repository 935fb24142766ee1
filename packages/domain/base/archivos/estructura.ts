import { comoTexto, enteroAlto, enteroBajo } from './bytes.ts'

/** A file as far as its frame was read. */
export interface Estructura {
  /** Where the file proper ends; what follows is something else. */
  readonly fin: number
  readonly falla: 'cortado' | 'sinFin' | 'danado' | 'medidas' | null
}

const version = /^%PDF-\d/
const objeto = /\d\s+\d+\s+obj\b/

/**
 * Reads a PDF as far as its frame: where it ends, and whether its end came. The index near the last mark counts, as for
 * readers: other marks and other bytes may stand behind it. What the document holds is a parser's to tell.
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
  // a change that was appended, and whose own end is missing
  return objeto.test(texto.slice(Math.max(indice, marca))) ? 'cortado' : null
}

/** Dots of the largest image that is opened: four times those of an A4 page at 600 to the inch. */
const PUNTOS = 140_000_000

/** True for an image that would fill the memory of whoever opens it, however few bytes it has. */
export const esImagenEnorme = (ancho: number, alto: number): boolean => ancho * alto > PUNTOS

const CABECERA = 13
const IMAGEN = 0x2c
const EXTENSION = 0x21
const FIN = 0x3b

/** Bytes of a table of colours, as its flags tell. */
const tablaDe = (banderas: number) => (banderas & 0x80 ? 3 * 2 ** ((banderas & 7) + 1) : 0)

/** The place behind a chain of blocks, each with its length before it; past the end when it is cut. */
function saltaBloques(bytes: Uint8Array, desde: number): number {
  let at = desde
  for (;;) {
    const largo = bytes[at]
    if (largo === undefined) return bytes.length + 1
    at += 1 + largo
    if (largo === 0) return at
  }
}

/** True where the measures at a place, width and height, are those of an image that nobody opens. */
const esEnorme = (bytes: Uint8Array, at: number) =>
  esImagenEnorme(enteroBajo(bytes, at, 2), enteroBajo(bytes, at + 2, 2))

/** The place behind the image at a place, or that it is larger than anybody opens. */
const saltaImagen = (bytes: Uint8Array, at: number): number | 'medidas' =>
  esEnorme(bytes, at + 5) ? 'medidas' : saltaBloques(bytes, at + 11 + tablaDe(bytes[at + 9] ?? 0))

/** The place behind what stands at a place, or what is wrong with it. */
function salta(bytes: Uint8Array, at: number): number | 'medidas' | 'danado' {
  if (bytes[at] === EXTENSION) return saltaBloques(bytes, at + 2)
  return bytes[at] === IMAGEN ? saltaImagen(bytes, at) : 'danado'
}

/**
 * Reads a GIF as far as its frame: a screen, at least one image, and its end. Where only the mark of its end is missing
 * nothing of it is: each image says itself where it ends.
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

/** Markers that describe the image itself: what has none shows nothing. */
const esMarco = (m: number) => m >= 0xc0 && m <= 0xcf && m !== 0xc4 && m !== 0xc8 && m !== 0xcc
/** Markers without a length behind them. */
const esSolo = (m: number) => m === 0x01 || (m >= 0xd0 && m <= 0xd7)

/** How long a header is with its marker, or that it is none. A marker may be filled up with bytes before it. */
function largoDe(bytes: Uint8Array, at: number): number | 'danado' {
  const marca = bytes[at + 1] ?? 0
  if (bytes[at] !== 0xff || marca === EOI) return 'danado'
  if (marca === 0xff) return 1
  if (esSolo(marca)) return 2
  const largo = enteroAlto(bytes, at + 2)
  return largo < 2 ? 'danado' : 2 + largo
}

/** True where the header at a place tells of an image that nobody opens. */
const esMarcoEnorme = (bytes: Uint8Array, at: number) =>
  esMarco(bytes[at + 1] ?? 0) && esImagenEnorme(enteroAlto(bytes, at + 7), enteroAlto(bytes, at + 5))

/** Where the image's data begin, or what is wrong before them. */
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
 * Reads a JPG as far as its frame: headers, an image, and its end. A thumbnail's own end, in a header, is not it. Without
 * an end it may still be whole, which only who sees it can tell.
 */
export function leerJpg(bytes: Uint8Array): Estructura {
  const datos = saltaCabeceras(bytes)
  if (typeof datos === 'string') return { fin: bytes.length, falla: datos }
  for (let at = datos; at + 1 < bytes.length; at += 1)
    if (bytes[at] === 0xff && bytes[at + 1] === EOI) return { fin: at + 2, falla: null }
  return { fin: bytes.length, falla: 'sinFin' }
}
