import { comoTexto } from './bytes.ts'
import { type Estructura, leerGif, leerJpg, leerPdf } from './estructura.ts'
import { esMezcla } from './mezcla.ts'
import { comienzoDeArchivo, TAMANO_MAXIMO, type TipoDeArchivo, tipoPorContenido } from './tipos.ts'

/** Common file types that are not accepted; each has its own advice for converting it. */
type TipoAjeno = 'png' | 'heic' | 'webp' | 'word' | 'zip'

const CABEZA = 4096
const marcasHeic = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])
/** Entries that a file of Word, Excel or PowerPoint has, being a ZIP. */
const deOficina = /\[Content_Types\]\.xml|word\/|xl\/|ppt\/|mimetypeapplication\/vnd\.oasis/

const signos: readonly (readonly [TipoAjeno, (cabeza: string) => boolean])[] = [
  ['png', (t) => t.startsWith('\x89PNG\r\n\x1a\n')],
  ['heic', (t) => t.slice(4, 8) === 'ftyp' && marcasHeic.has(t.slice(8, 12))],
  ['webp', (t) => t.startsWith('RIFF') && t.slice(8, 12) === 'WEBP'],
  ['word', (t) => t.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1') || t.startsWith('{\\rtf')],
  ['word', (t) => t.startsWith('PK\x03\x04') && deOficina.test(t)],
  ['zip', (t) => t.startsWith('PK\x03\x04') || t.startsWith('PK\x05\x06')],
]

/** Common foreign type of a file, by its first bytes; null: none of them. */
function tipoAjeno(bytes: Uint8Array): TipoAjeno | null {
  const cabeza = comoTexto(bytes, 0, Math.min(CABEZA, bytes.length))
  return signos.find(([, es]) => es(cabeza))?.[0] ?? null
}

/** Faults of an attached file, precise enough to advise how to correct it. */
export type FallaDeExamen =
  | TipoAjeno
  | 'vacio'
  | 'tamano'
  | 'tipo'
  | 'cortado'
  /** Image without its end mark: it may be whole or not. */
  | 'sinFin'
  | 'danado'
  | 'protegido'
  | 'mezclado'
  | 'activo'
  /** Image or page that is too large; too many pages; more data than may be unpacked. */
  | 'medidas'
  | 'paginas'
  | 'extenso'
  /** Only the server tells these: found by its antivirus, or not scanned because it did not answer. */
  | 'virus'
  | 'sinRevisar'

const lectores: Readonly<Record<TipoDeArchivo, (bytes: Uint8Array) => Estructura>> = {
  'image/jpeg': leerJpg,
  'image/gif': leerGif,
  'application/pdf': leerPdf,
}

/** Fault of a file of no accepted type: a common foreign type, a PDF with bytes before it, or an unknown type. */
function fallaDeOtro(bytes: Uint8Array): FallaDeExamen {
  const ajeno = tipoAjeno(bytes)
  if (ajeno) return ajeno
  return comoTexto(bytes, 0, 1024).includes('%PDF-') ? 'mezclado' : 'tipo'
}

/**
 * Checks the structure of a file: JPG, GIF or PDF, at most 2.097.152 bytes (spec 1 §5), whole and of one type only.
 * null: no fault found here. Its bytes decide, never its name. The server parses the content of a PDF, which may need
 * its password.
 */
export function examinaArchivo(todo: Uint8Array): FallaDeExamen | null {
  if (todo.length === 0) return 'vacio'
  const bytes = todo.subarray(comienzoDeArchivo(todo))
  const tipo = tipoPorContenido(bytes)
  if (tipo === null) return fallaDeOtro(bytes)
  if (todo.length > TAMANO_MAXIMO) return 'tamano'
  const { fin, falla } = lectores[tipo](bytes)
  return esMezcla(bytes, fin) ? 'mezclado' : falla
}
