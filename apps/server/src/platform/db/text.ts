import { sql } from 'kysely'

/** As LIKE reads a text that is to be found as it stands. */
export const comoEsta = (texto: string): string => texto.replaceAll(/[\\%_]/g, '\\$&')

/** A LIKE pattern for texts with a space before each word: one of them begins so. */
export const comienzoDePalabra = (palabra: string): string => `% ${comoEsta(palabra)}%`

/** `nombreCorto` of the domain, of a row with a name: the table or its alias. */
export const nombreCortoDe = (tabla: string) =>
  sql<string>`concat_ws(' ', ${sql.ref(`${tabla}.nombres`)}, ${sql.ref(`${tabla}.apellidoPaterno`)})`
