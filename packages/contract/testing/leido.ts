import type { Ficha, RespuestaDe } from '../fichas/ficha.ts'
import { respuestaDe, rowOf, vacio } from '../fichas/formas.ts'

/** A record as replies carry it, of which only this was ever filled in. */
export const leidoDe = <F extends Ficha, P extends Partial<RespuestaDe<F>>>(
  ficha: F,
  parte: P,
): RespuestaDe<F> & P => ({
  ...respuestaDe(ficha, rowOf(ficha, vacio(ficha))),
  ...parte,
})
