import type { z } from 'zod'
import type { Campo, Ficha } from '../../../fichas/ficha.ts'

/** Shape of each kind of field in one type of call or reply. */
type Tabla = Readonly<Record<string, (campo: Campo) => z.ZodType>>

export type KindOf<C extends Campo> = C['especie']['tipo']
/** Kind with a fixed set of letters. */
export type EspecieConLetras<Tipo extends string, L extends string> = {
  readonly tipo: Tipo
  readonly letras: readonly L[]
}
/** Kind with a fixed set of numbers. */
export type EspecieConNumeros<N extends number> = { readonly tipo: 'unoDe'; readonly numeros: readonly N[] }
export type EnumOf<L extends string> = z.ZodEnum<{ [K in L]: K }>

/** Fields with a shape of their own; a list of records is declared in its call instead. */
export type CampoSinFilas<F extends Ficha> = {
  [K in keyof F]: F[K]['especie']['tipo'] extends 'filas' ? never : K
}[keyof F]

/** The letters of a field. */
export const letrasDe = <L extends string>({ especie }: Campo): L[] => [
  ...(especie as unknown as EspecieConLetras<string, L>).letras,
]

/** Shapes of the fields of a record; throws at startup on a kind without a shape. */
export function formas(ficha: Ficha, tabla: Tabla): Record<string, z.ZodType> {
  const propios = Object.entries(ficha).filter(([, { especie }]) => especie.tipo !== 'filas')
  return Object.fromEntries(
    propios.map(([nombre, campo]) => {
      const forma = tabla[campo.especie.tipo]
      if (!forma) throw new Error(`${nombre}: no shape of the kind ${campo.especie.tipo}`)
      return [nombre, forma(campo)]
    }),
  )
}
