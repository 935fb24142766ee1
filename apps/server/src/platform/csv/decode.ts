import {
  type Codificacion,
  type CodificacionDeUnByte,
  codificacionProbable,
  textoDeBytes,
} from '@alerce/domain/base/texto/codificacion'

/** A text with its detected encoding; `dudosa`: another encoding fits almost as well. */
interface TextoDecodificado {
  readonly falla: null
  readonly texto: string
  readonly codificacion: Codificacion
  readonly dudosa: boolean
}

/** Lines in two encodings, or letters damaged before; `linea`: the first such line. */
export interface FallaDeCodificacion {
  readonly falla: 'mezclada' | 'letrasCambiadas'
  readonly linea: number
}

const LF = 10
const CR = 13

function enUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return null
  }
}

/** Pairs or triples from UTF-8 read as Windows-1252 and saved again as UTF-8: Ã¡, Ã±, â€™. */
const CAMBIADAS = /Ã[\u0080-\u00BF\u2013-\u203A\u20AC\u0152-\u0192\u02C6\u02DC\u2122]|Â[\u0080-\u00BF]|â€/

/** Western letters and signs: other pairs of high bytes are valid UTF-8 by chance. */
const DE_AQUI = /^[\n\r\t -~\u00A0-\u024F\u2010-\u20BF\uFEFF]*$/

/** Lines with high bytes, and if each is UTF-8; lines end with LF, CR or both. */
function* lineasAltas(bytes: Uint8Array): Generator<{ readonly linea: number; readonly utf8: boolean }> {
  let linea = 1
  let desde = 0
  let alta = false
  for (let at = 0; at <= bytes.length; at += 1) {
    const byte = bytes[at] ?? LF
    if (byte >= 128) alta = true
    if (byte !== LF && byte !== CR) continue
    const texto = alta ? enUtf8(bytes.subarray(desde, at)) : null
    if (alta) yield { linea, utf8: texto !== null && DE_AQUI.test(texto) }
    if (!(byte === CR && bytes[at + 1] === LF)) linea += 1
    desde = at + 1
    alta = false
  }
}

/** First line of the minority in a file with both encodings; null: no line is UTF-8. */
function lineaDistinta(bytes: Uint8Array): number | null {
  const cuenta = { utf8: 0, otra: 0 }
  const primera: { utf8?: number; otra?: number } = {}
  for (const { linea, utf8 } of lineasAltas(bytes)) {
    const clase = utf8 ? 'utf8' : 'otra'
    cuenta[clase] += 1
    primera[clase] ??= linea
  }
  if (cuenta.utf8 === 0) return null
  return (cuenta.utf8 < cuenta.otra ? primera.utf8 : primera.otra) ?? null
}

/**
 * Decodes a file: UTF-8 if valid, else the chosen single-byte encoding, else the one that fits its words. A file in two
 * encodings is refused: half of its names would be wrong.
 */
export function decode(
  bytes: Uint8Array,
  elegida: CodificacionDeUnByte | null = null,
): TextoDecodificado | FallaDeCodificacion {
  const texto = enUtf8(bytes)
  if (texto !== null) {
    const at = texto.search(CAMBIADAS)
    if (at < 0) return { falla: null, texto, codificacion: 'utf-8', dudosa: false }
    return { falla: 'letrasCambiadas', linea: texto.slice(0, at).split(/\r\n?|\n/).length }
  }
  const linea = lineaDistinta(bytes)
  if (linea !== null) return { falla: 'mezclada', linea }
  const probable = codificacionProbable(bytes)
  const codificacion = elegida ?? probable.codificacion
  return { falla: null, texto: textoDeBytes(bytes, codificacion), codificacion, dudosa: !elegida && probable.dudosa }
}
