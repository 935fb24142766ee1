/** Longest line, in characters; and longest record, which may have several, in bytes: a character has three at most. */
export const MAXIMO_FILA = { signos: 20_000, bytes: 60_000 } as const

/** The end of a line, whichever the file had. */
export const LF = '\n'
const COMILLA = '"'

/** The first line that is longer than one may be: the reader counts what cells hold, not the signs between them. */
export function lineaLargaDe(texto: string): number | null {
  let linea = 1
  let largo = 0
  for (const signo of texto) {
    if (signo === LF) linea++
    largo = signo === LF ? 0 : largo + 1
    if (largo > MAXIMO_FILA.signos) return linea
  }
  return null
}

/** Where the cell ends whose quote was opened before: doubled, a quote is a sign of the cell; -1: nowhere. */
function cierreDe(texto: string, desde: number): number {
  let en = texto.indexOf(COMILLA, desde)
  while (en !== -1 && texto[en + 1] === COMILLA) en = texto.indexOf(COMILLA, en + 2)
  return en
}

/** The line of the first quote that is not closed before the file ends, or before a record would be too long. */
export function comillaAbiertaDe(texto: string, separador: string): number | null {
  // a quote opens a cell only where one begins: within, it is a sign like others
  let comienza = true
  for (let en = 0; en < texto.length; en++) {
    if (comienza && texto[en] === COMILLA) {
      const cierre = cierreDe(texto, en + 1)
      if (cierre === -1 || cierre - en > MAXIMO_FILA.bytes) return texto.slice(0, en).split(LF).length
      en = cierre
      comienza = false
    } else comienza = [separador, LF].includes(texto[en] ?? '')
  }
  return null
}
