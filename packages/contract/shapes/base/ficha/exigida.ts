import { z } from 'zod'
import type { Campo, Ficha } from '../../../fichas/ficha.ts'
import { fechaYMD } from '../fechas.ts'
import { texto } from '../ids.ts'
import { type CampoSinFilas, type EnumOf, type EspecieConLetras, formas, type KindOf, letrasDe } from './tabla.ts'

const relacion = ({ falta }: Campo) =>
  z
    .union([z.number(), z.string().regex(/^\d$/).transform(Number)], falta?.text)
    .pipe(z.number(falta?.text).int().min(1, falta?.text).max(6, falta?.text))

/** Shapes of the kinds in a call that adds a whole record: a missing value is refused in the words of the field. */
const enEntero = {
  fechaYMD: ({ falta }: Campo) => z.string(falta?.text).min(1, falta?.text).pipe(fechaYMD()),
  opcion: (campo: Campo) => z.enum(letrasDe(campo), campo.falta?.text),
  relacion,
  texto: ({ largo = 300 }: Campo) => texto(largo).nullish(),
  siNo: () => z.boolean().nullish(),
}

type EnEntero<C extends Campo> =
  C['especie'] extends EspecieConLetras<'opcion', infer L>
    ? EnumOf<L>
    : KindOf<C> extends keyof typeof enEntero
      ? ReturnType<(typeof enEntero)[KindOf<C>]>
      : never

/** The fields of a record in a call that adds it. */
export const exigida = <F extends Ficha>(ficha: F) =>
  formas(ficha, enEntero) as unknown as { [K in CampoSinFilas<F>]: EnEntero<F[K]> }
