import { textoLimpio } from '../texto/limpio.ts'
import type { TipoDeArchivo } from './tipos.ts'

/** Longest name that is kept, in bytes: what every file system and mail takes. */
const BYTES = 120

/** Bytes of a letter in UTF-8. */
function bytesDe(letra: string): number {
  const punto = letra.codePointAt(0) ?? 0
  if (punto < 0x80) return 1
  if (punto < 0x800) return 2
  return punto < 0x10000 ? 3 : 4
}

const orilla = (letra: string | undefined) => letra === '.' || letra === ' '

/** Without points and blanks at its end: letter by letter, for /[. ]+$/ begins anew at each of a long row of them. */
function sinOrillaFinal(texto: string): string {
  let fin = texto.length
  while (fin > 0 && orilla(texto[fin - 1])) fin -= 1
  return texto.slice(0, fin)
}

/** The beginning of a text that fits into so many bytes, its letters whole. */
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

/** What has a name of its own: what is handed in, and a spreadsheet, which is read and not kept. */
type TipoConNombre = TipoDeArchivo | 'text/csv'

const extensiones: Readonly<Record<TipoConNombre, readonly [string, ...string[]]>> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/gif': ['gif'],
  'application/pdf': ['pdf'],
  'text/csv': ['csv', 'txt'],
}

/** What some system does not allow in a name. */
const prohibidos = /[<>:"|?*]/g

/** A name as it may be shown: without its folder, without what cannot be seen or must not stand in a name. */
export const nombreLimpio = (nombre: string): string =>
  sinOrillaFinal(
    textoLimpio(nombre.split(/[/\\]/).at(-1) ?? '')
      .replace(prohibidos, '_')
      .replace(/\s+/g, ' ')
      .replace(/^[. ]+/, ''),
  )

/**
 * The name under which a file is kept and downloaded: clean, at most 120 bytes, and always with the ending of
 * what it is.
 */
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
