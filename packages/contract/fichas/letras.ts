import { comoEsta, type Especie } from './especie.ts'

/** A kind that knows which letters it may be. */
interface EspecieDeLetras<Tipo extends string, L extends string, Columna extends L | null, Envio>
  extends Especie<Tipo, string, Columna, Envio, Columna> {
  readonly letras: readonly L[]
}

/** One of a few letters, or none: other letters are refused by the shape of the call, in the words of the field. */
export type EspecieLetra<L extends string> = EspecieDeLetras<'letra', L, L | null, L | ''>
/** One of a few letters, from the beginning: cleared, it is what it was then. */
export type EspecieLetraFija<L extends string> = EspecieDeLetras<'letraFija', L, L, L | ''>
/** One of a few letters that the rule of the field asks for, not the shape of the call. */
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
  // as it was chosen: the rule says what it must be
  guarda: (form) => form as L,
  recibe: escrita,
  envia: (form) => form as L,
})
