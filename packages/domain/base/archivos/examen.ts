import { type TipoAjeno, tipoAjeno } from './ajenos.ts'
import { comoTexto } from './bytes.ts'
import type { Estructura } from './estructura.ts'
import { leerGif } from './gif.ts'
import { leerJpg } from './jpg.ts'
import { esMezcla } from './mezcla.ts'
import { leerPdf } from './pdf.ts'
import { comienzoDeArchivo, TAMANO_MAXIMO, type TipoDeArchivo, tipoPorContenido } from './tipos.ts'

/** What is wrong with a file that somebody hands in, precisely enough to say what to do about it. */
export type FallaDeExamen =
  | TipoAjeno
  | 'vacio'
  | 'tamano'
  | 'tipo'
  | 'cortado'
  /** An image without the mark of its end: it may be whole or not. */
  | 'sinFin'
  | 'danado'
  | 'protegido'
  | 'mezclado'
  | 'activo'
  /** An image or a page larger than anybody opens; too many pages; more than may be unpacked. */
  | 'medidas'
  | 'paginas'
  | 'extenso'

const lectores: Readonly<Record<TipoDeArchivo, (bytes: Uint8Array) => Estructura>> = {
  'image/jpeg': leerJpg,
  'image/gif': leerGif,
  'application/pdf': leerPdf,
}

/** Something that is none of the accepted: a known stranger, a PDF with something before it, or nobody knows what. */
function fallaDeOtro(bytes: Uint8Array): FallaDeExamen {
  const ajeno = tipoAjeno(bytes)
  if (ajeno) return ajeno
  return comoTexto(bytes, 0, 1024).includes('%PDF-') ? 'mezclado' : 'tipo'
}

/**
 * Looks at the frame of a file: JPG, GIF or PDF, at most 2.097.152 bytes (spec 1 §5), whole and one thing only. null:
 * good so far. Its bytes decide, never its name. What a PDF holds the server asks a parser, which needs its password.
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
