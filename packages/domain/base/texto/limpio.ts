/** Control characters, those that turn the direction of a text around, and those that cannot be seen. */
const INVISIBLES = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu
const INVISIBLES_MENOS_SALTOS = /(?!\n)[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu
/** What parts lines or columns parts words, too. */
const SALTOS = /[\t\n\v\f\r\u0085\p{Zl}\p{Zp}]+/gu
const SALTO_DE_LINEA = /\r\n?|[\v\f\u0085\p{Zl}\p{Zp}]/gu

/** A text of one line as it is taken in: composed, breaks and tabs a blank, nothing in it that cannot be seen. */
export const textoLimpio = (texto: string): string =>
  texto.normalize('NFC').replaceAll(SALTOS, ' ').replaceAll(INVISIBLES, '')

/** The same of a text of several lines, whose line breaks stay. */
export const textoLargoLimpio = (texto: string): string =>
  texto.normalize('NFC').replaceAll(SALTO_DE_LINEA, '\n').replaceAll('\t', ' ').replaceAll(INVISIBLES_MENOS_SALTOS, '')

/** A text without any blank, as phones and e-mails are taken in. */
export const sinBlancos = (texto: string): string => textoLimpio(texto).replaceAll(/\s/g, '')
