import { comoTexto } from './bytes.ts'
import type { Estructura } from './estructura.ts'

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
