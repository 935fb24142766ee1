import { unzipSync, zipSync } from 'fflate'

/** First date that a ZIP can hold, at noon, so that it is the same day in every time zone. */
const SIN_FECHA = () => new Date(1980, 0, 1, 12)

/** Name and bytes of a file in a ZIP. */
export type EntradaDeZip = readonly [nombre: string, bytes: Uint8Array]

/** Puts files into a ZIP uncompressed, in this order: the same files always give the same bytes. */
export const armarZip = (entradas: readonly EntradaDeZip[]): Uint8Array<ArrayBuffer> =>
  zipSync(Object.fromEntries(entradas), { level: 0, mtime: SIN_FECHA() }) as Uint8Array<ArrayBuffer>

/**
 * Files of a ZIP made by armarZip, in its order. null when it is not a ZIP, or when an entry is compressed or larger
 * than the ZIP: reading it never expands data.
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

/**
 * Files of any ZIP with one of these names, inflated. null when it is not a ZIP, or when they would take more than
 * `maximo` bytes. A false size in the ZIP gains nothing: fflate writes into the declared space alone.
 */
export function extraerZip(
  bytes: Uint8Array,
  { elige, maximo }: { readonly elige: (nombre: string) => boolean; readonly maximo: number },
): EntradaDeZip[] | null {
  let suma = 0
  try {
    const entradas = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!elige(name)) return false
        suma += originalSize
        if (suma > maximo) throw new Error('demasiado grande')
        return true
      },
    })
    return Object.entries(entradas)
  } catch {
    return null
  }
}
