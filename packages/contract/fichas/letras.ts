import { comoEsta, type Especie } from './especie.ts'

/** Kind with a fixed set of letters. */
interface EspecieDeLetras<Tipo extends string, L extends string, Columna extends L | null, Envio>
  extends Especie<Tipo, string, Columna, Envio, Columna> {
  readonly letras: readonly L[]
}

/** One of a few letters, or none; the shape of the call refuses other letters, in the words of the field. */
export type EspecieLetra<L extends string> = EspecieDeLetras<'letra', L, L | null, L | ''>
/** One of a few letters, with a default value; clearing restores the default. */
export type EspecieLetraFija<L extends string> = EspecieDeLetras<'letraFija', L, L, L | ''>
/** One of a few letters, required by the field's rule instead of the call's shape. */
export type EspecieOpcion<L extends string> = EspecieDeLetras<'opcion', L, L, L>

const escrita = (sent: unknown): string => (sent === null ? '' : String(sent))
const buscar = <L extends string>(letras: readonly L[], form: string): L | undefined => letras.find((l) => l === form)

export const letra = <const L extends string>(letras: readonly L[]): EspecieLetra<L> => ({
  ...comoEsta<string, L | null>(),
  tipo: 'letra',
  letras,
  vacio: '',
  forma: (columna) => columna ?? '',
  guarda: (form) => buscar(letras, form) ?? null,
  recibe: escrita,
  envia: (form) => buscar(letras, form) ?? '',
})

export const letraFija = <const L extends string>(letras: readonly L[], vacio: NoInfer<L>): EspecieLetraFija<L> => ({
  ...comoEsta<string, L>(),
  tipo: 'letraFija',
  letras,
  vacio,
  forma: (columna) => columna,
  guarda: (form) => buscar(letras, form) ?? vacio,
  recibe: escrita,
  envia: (form) => buscar(letras, form) ?? '',
})

export const opcion = <const L extends string>(
  letras: readonly L[],
  vacio: NoInfer<L> | '' = '',
): EspecieOpcion<L> => ({
  ...comoEsta<string, L>(),
  tipo: 'opcion',
  letras,
  vacio,
  forma: (columna) => columna,
  // As chosen: the field's rule checks the value.
  guarda: (form) => form as L,
  recibe: escrita,
  envia: (form) => form as L,
})
