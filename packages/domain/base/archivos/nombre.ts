import { textoLimpio } from '../texto/limpio.ts'
import { type TipoDeArchivo, XLSX } from './tipos.ts'

/** Longest stored name, in bytes: every file system and mail program accepts it. */
const BYTES = 120

/** Bytes of a letter in UTF-8. */
function bytesDe(letra: string): number {
  const punto = letra.codePointAt(0) ?? 0
  if (punto < 0x80) return 1
  if (punto < 0x800) return 2
  return punto < 0x10000 ? 3 : 4
}

const orilla = (letra: string | undefined) => letra === '.' || letra === ' '

/** Text without points and blanks at its end. Letter by letter: /[. ]+$/ is quadratic on a long row of them. */
function sinOrillaFinal(texto: string): string {
  let fin = texto.length
  while (fin > 0 && orilla(texto[fin - 1])) fin -= 1
  return texto.slice(0, fin)
}

/** Beginning of a text that fits into so many bytes, without splitting a letter. */
function recortado(texto: string, bytes: number): string {
  let quedan = bytes
  let cabe = ''
  for (const letra of texto) {
    quedan -= bytesDe(letra)
    if (quedan < 0) break
    cabe += letra
  }
  return sinOrillaFinal(cabe)
}

/** Types with file extensions of their own: attachments, and spreadsheets, which are read but not stored. */
type TipoConNombre = TipoDeArchivo | 'text/csv' | typeof XLSX

const extensiones: Readonly<Record<TipoConNombre, readonly [string, ...string[]]>> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/gif': ['gif'],
  'application/pdf': ['pdf'],
  'text/csv': ['csv', 'txt'],
  [XLSX]: ['xlsx'],
}

/** Characters that some operating system forbids in a file name. */
const prohibidos = /[<>:"|?*]/g

/** File name that may be shown: without folder, invisible characters or forbidden characters. */
export const nombreLimpio = (nombre: string): string =>
  sinOrillaFinal(
    textoLimpio(nombre.split(/[/\\]/).at(-1) ?? '')
      .replace(prohibidos, '_')
      .replace(/\s+/g, ' ')
      .replace(/^[. ]+/, ''),
  )

/** Name under which a file is stored and downloaded: clean, at most 120 bytes, with the extension of its type. */
export function nombreDeArchivo(nombre: string, tipo: TipoConNombre): string {
  const [primera] = extensiones[tipo]
  const limpio = nombreLimpio(nombre)
  const punto = limpio.lastIndexOf('.')
  const final = punto < 0 ? '' : limpio.slice(punto + 1).toLowerCase()
  const conocida = extensiones[tipo].includes(final)
  const base = sinOrillaFinal(conocida ? limpio.slice(0, punto) : limpio) || 'documento'
  const extension = conocida ? final : primera
  return `${recortado(base, BYTES - extension.length - 1)}.${extension}`
}
