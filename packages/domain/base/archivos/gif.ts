import type { Estructura } from './estructura.ts'

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

/** Reads a GIF as far as its frame: a screen, at least one image, and its end. */
export function leerGif(bytes: Uint8Array): Estructura {
  let imagenes = 0
  let at = CABECERA + tablaDe(bytes[10] ?? 0)
  while (at < bytes.length) {
    const marca = bytes[at]
    if (marca === FIN) return { fin: at + 1, falla: imagenes > 0 ? null : 'danado' }
    if (marca === EXTENSION) at = saltaBloques(bytes, at + 2)
    else if (marca === IMAGEN) {
      imagenes += 1
      at = saltaBloques(bytes, at + 11 + tablaDe(bytes[at + 9] ?? 0))
    } else return { fin: at, falla: 'danado' }
  }
  return { fin: bytes.length, falla: 'cortado' }
}
