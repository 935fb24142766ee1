/** Longest line; and longest row, which may have several. Signs. */
const MAXIMO_LINEA = 20_000
export const MAXIMO_FILA = 60_000

/** By their codes: a text of 4 MB is looked through sign by sign. */
export const LF = 10
export const CR = 13

/** Where the end of a line is over that stands there: of CR and LF together, behind both. */
export function finDeSalto(texto: string, en: number): number {
  return texto.charCodeAt(en) === CR && texto.charCodeAt(en + 1) === LF ? en + 2 : en + 1
}

/** The first line that is longer than one may be. */
export function lineaLargaDe(texto: string): number | null {
  let linea = 1
  let comienza = 0
  for (let en = 0; en < texto.length; ) {
    const signo = texto.charCodeAt(en)
    if (signo === LF || signo === CR) {
      linea++
      en = finDeSalto(texto, en)
      comienza = en
    } else {
      en++
      if (en - comienza > MAXIMO_LINEA) return linea
    }
  }
  return null
}
