import { type ClaseTexto, claseDe, parrafosDe } from './clases.ts'
import { llenar, type Valores } from './lugares.ts'

/** A version of a text as the operator published it. */
interface TextoPublicado {
  readonly clase: ClaseTexto
  readonly titulo: string
  readonly version: number
  /** SHA-256 of title and body (`loQueDice`). */
  readonly huella: string
  /** True while the text is our example, not yet the operator's. */
  readonly ejemplo: boolean
}

/** Version of a text with its paragraphs, ready to show. */
export interface Escrito extends TextoPublicado {
  /** Key sent with the text and returned with the answer to it. */
  readonly clave: string
  readonly parrafos: readonly string[]
}

/**
 * Paragraphs of a version with its placeholders filled. Throws when a value is missing. Braces stay in a class without
 * placeholders: the operator wrote them.
 */
export function escritoDe(
  { clase, titulo, version, huella, ejemplo, cuerpo }: TextoPublicado & { readonly cuerpo: string },
  valores: Valores = {},
): Escrito {
  const parrafos = parrafosDe(claseDe(clase).lugares ? llenar(cuerpo, valores) : cuerpo)
  return { clase, titulo, version, huella, ejemplo, clave: `${clase}/${version}`, parrafos }
}
