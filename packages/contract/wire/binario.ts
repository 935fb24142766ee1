/** Transport of a file as the body of a call or of its answer. Both sides write and read it here. */

/** Media type of every file body; the bytes tell the real one. */
export const TIPO_BINARIO = 'application/octet-stream'

/** Uploaded file. `nombre` as sent: the code that stores it cleans it. */
export interface ArchivoEnviado {
  readonly nombre: string
  readonly contenido: Uint8Array
}

/** Characters that encodeURIComponent leaves and RFC 8187 does not allow. */
const restantes = /[!'()*]/g
/** Lone surrogate, on which encodeURIComponent throws. */
const MEDIO = /\p{Surrogate}/gu
const codificado = (texto: string): string =>
  encodeURIComponent(texto.replaceAll(MEDIO, '\u{fffd}')).replace(
    restantes,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** The Content-Disposition that carries a name in any script, both ways. */
export const disposicionDe = (nombre: string): string => `attachment; filename*=UTF-8''${codificado(nombre)}`

/** Decodes percent signs of a header; null when malformed. */
function decodificado(texto: string): string | null {
  try {
    return decodeURIComponent(texto)
  } catch {
    return null
  }
}

/** Name in a Content-Disposition; '' when there is none that can be read. */
export function nombreEn(disposicion: string): string {
  const [, texto = ''] = /filename\*=UTF-8''([^;\s]*)/i.exec(disposicion) ?? []
  return decodificado(texto) ?? ''
}

/** Encoding of a field in a header (Route.enCabecera); decoding is null when malformed. */
export const campoEnCabecera = codificado
export const campoDeCabecera = decodificado
