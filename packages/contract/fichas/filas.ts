import type { Especie } from './especie.ts'
import type { EnvioDe, Ficha, FormOf } from './ficha.ts'
import { envioDe, sobreponer, vacio } from './formas.ts'

/** List of records in the form of another, each with its own row in another table. */
export interface EspecieFilas<E extends Ficha> extends Especie<'filas', FormOf<E>[], never, EnvioDe<E>[], never> {
  readonly de: E
}

const sinColumna = (): never => {
  throw new Error('a list of records has no column')
}

/** A list in a call replaces the stored one; null empties it. */
export const filas = <E extends Ficha>(de: E): EspecieFilas<E> => ({
  tipo: 'filas',
  de,
  vacio: [],
  forma: sinColumna,
  guarda: sinColumna,
  recibe: (sent) =>
    ((sent ?? []) as { readonly [K in keyof E]?: unknown }[]).map((one) => sobreponer(de, vacio(de), one)),
  envia: (form) => form.map((one) => envioDe(de, one)),
  sale: sinColumna,
  entra: sinColumna,
})
