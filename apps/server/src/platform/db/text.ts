import { sql } from 'kysely'

/** Escapes a text for LIKE. */
export const comoEsta = (texto: string): string => texto.replaceAll(/[\\%_]/g, '\\$&')

/** LIKE pattern for texts with a space before each word: matches the beginning of a word. */
export const comienzoDePalabra = (palabra: string): string => `% ${comoEsta(palabra)}%`

/** SQL of the domain's `nombreCorto`, for a table or alias with a name. */
export const nombreCortoDe = (tabla: string) =>
  sql<string>`concat_ws(' ', ${sql.ref(`${tabla}.nombres`)}, ${sql.ref(`${tabla}.apellidoPaterno`)})`
