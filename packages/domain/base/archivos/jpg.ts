import { enteroAlto } from './bytes.ts'
import { type Estructura, esImagenEnorme } from './estructura.ts'

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
