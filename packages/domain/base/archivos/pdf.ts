import { esPdfActivo } from './activo.ts'
import { comoTexto } from './bytes.ts'
import type { Estructura } from './estructura.ts'

/** The last mark of a PDF stands this near to its end, by its standard. */
const COLA = 1024

const version = /^%PDF-[12]\.\d/
const cifrado = /\/Encrypt\s*(?:\d|<<)/
const objeto = /\d\s+\d+\s+obj\b/
const indice = /\btrailer\b|\/XRef\b/
const comienzo = /startxref\s+(\d+)\s*$/

const blancos = '\0\t\n\f\r '

/** Without the blanks that some program has put behind the end. */
function sinBlancosAlFinal(texto: string): string {
  let fin = texto.length
  while (fin > 0 && blancos.includes(texto.charAt(fin - 1))) fin -= 1
  return texto.slice(0, fin)
}

/** Reads a PDF as far as its frame: where it ends, and what is wrong with it. */
export function leerPdf(bytes: Uint8Array): Estructura {
  const texto = sinBlancosAlFinal(comoTexto(bytes))
  const ultima = texto.lastIndexOf('%%EOF')
  const fin = ultima < 0 ? texto.length : ultima + 5
  return { fin, falla: fallaDePdf(bytes, texto, ultima) }
}

function fallaDePdf(bytes: Uint8Array, texto: string, ultima: number): Estructura['falla'] {
  if (!version.test(texto)) return 'danado'
  if (ultima < 0 || ultima < texto.length - COLA) return 'cortado'
  const desde = comienzo.exec(texto.slice(Math.max(0, ultima - COLA), ultima))
  if (desde === null || Number(desde[1]) >= ultima) return 'danado'
  if (!objeto.test(texto) || !indice.test(texto)) return 'danado'
  if (esPdfActivo(bytes, texto)) return 'activo'
  return cifrado.test(texto) ? 'protegido' : null
}
