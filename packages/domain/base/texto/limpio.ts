/** Characters that are invisible: control characters, and those that reverse the direction of a text. */
const INVISIBLES = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu
const INVISIBLES_MENOS_SALTOS = /(?!\n)[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu
/** Separators of lines and columns; replaced by a blank, because they separate words too. */
const SALTOS = /[\t\n\v\f\r\u0085\p{Zl}\p{Zp}]+/gu
const SALTO_DE_LINEA = /\r\n?|[\v\f\u0085\p{Zl}\p{Zp}]/gu

/** Stored form of a text of one line: NFC, breaks and tabs as blanks, no invisible characters. */
export const textoLimpio = (texto: string): string =>
  texto.normalize('NFC').replaceAll(SALTOS, ' ').replaceAll(INVISIBLES, '')

/** Stored form of a text of several lines: as textoLimpio, but its line breaks stay. */
export const textoLargoLimpio = (texto: string): string =>
  texto.normalize('NFC').replaceAll(SALTO_DE_LINEA, '\n').replaceAll('\t', ' ').replaceAll(INVISIBLES_MENOS_SALTOS, '')

/** Text without any blank, for phones and e-mails. */
export const sinBlancos = (texto: string): string => textoLimpio(texto).replaceAll(/\s/g, '')

/** Text with its first letter as a capital. */
export const conMayuscula = (texto: string): string => texto.replace(/^./u, (letra) => letra.toUpperCase())
