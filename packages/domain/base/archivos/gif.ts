import { enteroBajo } from './bytes.ts'
import { type Estructura, esImagenEnorme } from './estructura.ts'

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
