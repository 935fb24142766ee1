import type { ClaseTexto } from '@alerce/domain/base/textos/clases'
import { type Escrito, escritoDe } from '@alerce/domain/base/textos/escrito'

/** A text of a class that says this, still our example. */
export const escrito = (clase: ClaseTexto, ...parrafos: readonly string[]): Escrito => {
  const publicado = { clase, titulo: 'Lo que dice el operador', version: 1, huella: 'ab'.repeat(32), ejemplo: true }
  return escritoDe({ ...publicado, cuerpo: parrafos.join('\n\n') })
}
