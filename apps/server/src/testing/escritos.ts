import type { ClaseTexto } from '@alerce/domain/base/textos/clases'
import type { Escrito } from '../core/base/textos/escrito.ts'

/** A text of a class with these words, still our example. */
export const escrito = (clase: ClaseTexto, parrafos: readonly string[]): Escrito => ({
  ...{ clase, titulo: 'Lo que dice el operador', version: 1, huella: 'ab'.repeat(32), ejemplo: true },
  ...{ clave: `${clase}/1`, parrafos },
})
