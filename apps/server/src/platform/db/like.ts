/** As LIKE reads a text that is to be found as it stands. */
export const comoEsta = (texto: string): string => texto.replaceAll(/[\\%_]/g, '\\$&')

/** A LIKE pattern for texts with a space before each word: one of them begins so. */
export const comienzoDePalabra = (palabra: string): string => `% ${comoEsta(palabra)}%`
