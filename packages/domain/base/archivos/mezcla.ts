import { comoTexto, enteroBajo } from './bytes.ts'

/** Bytes in which a browser that sniffs the type, or a PDF reader, looks for a mark. */
const CABEZA = 1024
/** The end of a ZIP: 22 bytes and a comment of at most 65.535. */
const FIN_DE_ZIP = 22
const COLA_DE_ZIP = FIN_DE_ZIP + 65_535

const pagina = /<(!doctype|html|head|body|script|iframe|svg|\?php)/i

/** True when the bytes can also be opened as a ZIP: its index is found from the end of the file. */
function esTambienZip(bytes: Uint8Array): boolean {
  const desde = Math.max(0, bytes.length - COLA_DE_ZIP)
  const cola = comoTexto(bytes, desde)
  for (let found = cola.lastIndexOf('PK\x05\x06'); found >= 0; found = cola.lastIndexOf('PK\x05\x06', found - 1)) {
    const fin = desde + found
    const indice = fin - enteroBajo(bytes, fin + 12, 4)
    if (indice >= 0 && comoTexto(bytes, indice, indice + 4) === 'PK\x01\x02') return true
    if (found === 0) break
  }
  return false
}

/**
 * True when a file is valid as two types: a web page at its beginning or after its end (`fin`), a PDF that begins after
 * something else, or a ZIP inside. Scanners and phones never make such files.
 */
export function esMezcla(bytes: Uint8Array, fin: number): boolean {
  const cabeza = comoTexto(bytes, 0, Math.min(CABEZA, bytes.length))
  const cola = comoTexto(bytes, fin)
  // some unpackers read from the first header on, without the index
  if (pagina.test(cabeza) || pagina.test(cola) || cola.includes('PK\x03\x04')) return true
  return cabeza.indexOf('%PDF-') > 0 || esTambienZip(bytes)
}
