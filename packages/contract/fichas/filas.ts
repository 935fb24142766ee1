import type { Especie } from './especie.ts'
import type { EnvioDe, Ficha, FormOf } from './ficha.ts'
import { envioDe, sobreponer, vacio } from './formas.ts'

/** A list of records in the form of another, each with a row of its own elsewhere. */
export interface EspecieFilas<E extends Ficha> extends Especie<'filas', FormOf<E>[], never, EnvioDe<E>[], never> {
  readonly de: E
}

const sinColumna = (): never => {
  throw new Error('a list of records has no column')
}

/** Sent, the whole list takes the place of that which stands; null empties it. */
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
