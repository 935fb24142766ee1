import type { TipoDeArchivo } from './tipos.ts'

/** Longest name that is kept. */
const LARGO = 120

const extensiones: Readonly<Record<TipoDeArchivo, readonly [string, ...string[]]>> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/gif': ['gif'],
  'application/pdf': ['pdf'],
}

/** Control characters, those that turn the direction of a text around, and those that cannot be seen. */
const invisibles = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu
/** What some system does not allow in a name. */
const prohibidos = /[<>:"|?*]/g

/**
 * The name under which a file is kept and downloaded: without its folder, without what cannot be seen or must not
 * stand in a name, at most 120 characters, and always with the ending of what it is.
 */
export function nombreDeArchivo(nombre: string, tipo: TipoDeArchivo): string {
  const [primera] = extensiones[tipo]
  const limpio = (nombre.normalize('NFC').split(/[/\\]/).at(-1) ?? '')
    .replace(invisibles, '')
    .replace(prohibidos, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  const punto = limpio.lastIndexOf('.')
  const final = punto < 0 ? '' : limpio.slice(punto + 1).toLowerCase()
  const conocida = extensiones[tipo].includes(final)
  const base = (conocida ? limpio.slice(0, punto) : limpio).replace(/[. ]+$/, '') || 'documento'
  const extension = conocida ? final : primera
  return `${[...base].slice(0, LARGO - extension.length - 1).join('')}.${extension}`
}
