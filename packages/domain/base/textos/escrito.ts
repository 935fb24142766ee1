import { type ClaseTexto, claseDe, parrafosDe } from './clases.ts'
import { llenar, type Valores } from './lugares.ts'

/** A version of a text as the operator published it. */
interface TextoPublicado {
  readonly clase: ClaseTexto
  readonly titulo: string
  readonly version: number
  /** SHA-256 of what it says. */
  readonly huella: string
  /** Still our own wording. */
  readonly ejemplo: boolean
}

/** The same as somebody reads it, under the name of that version. */
export interface Escrito extends TextoPublicado {
  /** Goes out with the text and comes back with what was said to it. */
  readonly clave: string
  readonly parrafos: readonly string[]
}

/**
 * The paragraphs of a version with its places filled. Throws where a value is missing. Braces in a text of a class without
 * places are its operator's own: they stay.
 */
export function escritoDe(
  { clase, titulo, version, huella, ejemplo, cuerpo }: TextoPublicado & { readonly cuerpo: string },
  valores: Valores = {},
): Escrito {
  const parrafos = parrafosDe(claseDe(clase).lugares ? llenar(cuerpo, valores) : cuerpo)
  return { clase, titulo, version, huella, ejemplo, clave: `${clase}/${version}`, parrafos }
}
