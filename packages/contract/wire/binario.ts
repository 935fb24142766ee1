/** How a file travels by itself: as the body of a call, or as its answer. Both sides write and read it here. */

/** The type of every body that is a file: what it really is, its bytes tell. */
export const TIPO_BINARIO = 'application/octet-stream'

/** A file that was handed in. `nombre` as it was sent: cleaned by who keeps it. */
export interface ArchivoEnviado {
  readonly nombre: string
  readonly contenido: Uint8Array
}

/** What encodeURIComponent leaves and RFC 8187 does not. */
const restantes = /[!'()*]/g
/** Half a character, which encodeURIComponent refuses. */
const MEDIO = /\p{Surrogate}/gu
const codificado = (texto: string): string =>
  encodeURIComponent(texto.replaceAll(MEDIO, '\u{fffd}')).replace(
    restantes,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** The Content-Disposition that carries a name in any script, both ways. */
export const disposicionDe = (nombre: string): string => `attachment; filename*=UTF-8''${codificado(nombre)}`

/** What a header's percent signs stand for; null when they are broken. */
function decodificado(texto: string): string | null {
  try {
    return decodeURIComponent(texto)
  } catch {
    return null
  }
}

/** The name in a Content-Disposition; '' when there is none that can be read. */
export function nombreEn(disposicion: string): string {
  const [, texto = ''] = /filename\*=UTF-8''([^;\s]*)/i.exec(disposicion) ?? []
  return decodificado(texto) ?? ''
}

/** A field that travels in a header (Route.enCabecera), and back: null when it is broken. */
export const campoEnCabecera = codificado
export const campoDeCabecera = decodificado
