import type { Estructura } from './estructura.ts'

/** The last mark of a PDF stands this near to its end, by its standard. */
const COLA = 1024

const version = /^%PDF-[12]\.\d/
const cifrado = /\/Encrypt\s*(?:\d|<<)/
const objeto = /\d\s+\d+\s+obj\b/
const indice = /\btrailer\b|\/XRef\b/
const comienzo = /startxref\s+(\d+)\s*$/

/** Reads a PDF as far as its frame: where it ends, and what is wrong with it. `texto`: its bytes as characters. */
export function leerPdf(texto: string): Estructura {
  const ultima = texto.lastIndexOf('%%EOF')
  const fin = ultima < 0 ? texto.length : ultima + 5
  return { fin, falla: fallaDePdf(texto, ultima) }
}

function fallaDePdf(texto: string, ultima: number): Estructura['falla'] {
  if (!version.test(texto)) return 'danado'
  if (ultima < 0 || ultima < texto.length - COLA) return 'cortado'
  const desde = comienzo.exec(texto.slice(Math.max(0, ultima - COLA), ultima))
  if (desde === null || Number(desde[1]) >= ultima) return 'danado'
  if (cifrado.test(texto)) return 'protegido'
  return objeto.test(texto) && indice.test(texto) ? null : 'danado'
}
