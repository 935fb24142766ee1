import type { Ficha, RespuestaDe } from '../fichas/ficha.ts'
import { respuestaDe, rowOf, vacio } from '../fichas/formas.ts'
import { empleador } from '../fichas/postulacion/empleador.ts'

/** Record as replies carry it, with only these fields filled in. */
export const leidoDe = <F extends Ficha, P extends Partial<RespuestaDe<F>>>(
  ficha: F,
  parte: P,
): RespuestaDe<F> & P => ({
  ...respuestaDe(ficha, rowOf(ficha, vacio(ficha))),
  ...parte,
})

/** Employer as replies carry it. */
export const empleadorLeido = <P extends Partial<RespuestaDe<typeof empleador>>>(parte: P) => leidoDe(empleador, parte)
