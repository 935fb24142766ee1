import { unzipSync, zipSync } from 'fflate'

/** The first instant that a ZIP can tell, at noon, so that it is the same day in every place. */
const SIN_FECHA = () => new Date(1980, 0, 1, 12)

/** Name and bytes of what stands in a ZIP. */
export type EntradaDeZip = readonly [nombre: string, bytes: Uint8Array]

/** Puts files into a ZIP as they are, in this order: the same files make the same bytes, wherever and whenever. */
export const armarZip = (entradas: readonly EntradaDeZip[]): Uint8Array<ArrayBuffer> =>
  zipSync(Object.fromEntries(entradas), { level: 0, mtime: SIN_FECHA() }) as Uint8Array<ArrayBuffer>

/**
 * The files of a ZIP made by armarZip, in its order; null where it is none, or where what it says to hold is compressed
 * or larger than itself: nothing grows here.
 */
export function leerZip(bytes: Uint8Array): EntradaDeZip[] | null {
  let suma = 0
  try {
    const entradas = unzipSync(bytes, {
      filter: ({ compression, originalSize }) => {
        suma += originalSize
        if (compression !== 0 || suma > bytes.length) throw new Error('no es de los nuestros')
        return true
      },
    })
    return Object.entries(entradas)
  } catch {
    return null
  }
}
