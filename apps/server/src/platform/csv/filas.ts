import { CR, finDeSalto, LF, MAXIMO_FILA } from './lineas.ts'

/** A row that cannot be read: a quote of this line is not closed; null: it is longer than a row may be. */
export class FilaMala extends Error {
  readonly comillaEn: number | null
  constructor(comillaEn: number | null) {
    super('fila ilegible')
    this.comillaEn = comillaEn
  }
}

const COMILLA = '"'
const CODIGO_DE_COMILLA = 34
const SALTOS = /\r\n|\r|\n/g

/** Where the cell ends whose quote was opened before: doubled, a quote is a sign of the cell; -1: nowhere. */
function cierreDe(texto: string, desde: number): number {
  let en = texto.indexOf(COMILLA, desde)
  while (en !== -1 && texto.charCodeAt(en + 1) === CODIGO_DE_COMILLA) en = texto.indexOf(COMILLA, en + 2)
  return en
}

/**
 * The rows of a text one by one, each with the line that it begins on: whoever has enough reads no further. Lines
 * without a sign are none. A quote opens a cell only where one begins, and the cell may have lines; where more follows
 * upon the closing one, both are signs of the cell.
 */
export function* filasDe(texto: string, separador: string): Generator<{ linea: number; celdas: string[] }> {
  const separa = separador.charCodeAt(0)
  let en = 0
  let linea = 1

  /** What stands up to the next separator or end of a line. */
  function abierta(): string {
    const desde = en
    for (; en < texto.length; en++) {
      const signo = texto.charCodeAt(en)
      if (signo === separa || signo === LF || signo === CR) break
    }
    return desde === en ? '' : texto.slice(desde, en)
  }

  function celda(): string {
    if (texto.charCodeAt(en) !== CODIGO_DE_COMILLA) return abierta()
    const cierre = cierreDe(texto, en + 1)
    if (cierre === -1 || cierre - en > MAXIMO_FILA) throw new FilaMala(linea)
    const escrito = texto.slice(en + 1, cierre)
    linea += escrito.match(SALTOS)?.length ?? 0
    en = cierre + 1
    const dicho = escrito.replaceAll('""', COMILLA)
    const sobra = abierta()
    return sobra === '' ? dicho : `${COMILLA}${dicho}${COMILLA}${sobra}`
  }

  while (en < texto.length) {
    const comienza = { en, linea }
    const celdas = [celda()]
    while (texto.charCodeAt(en) === separa) {
      en++
      celdas.push(celda())
      if (en - comienza.en > MAXIMO_FILA) throw new FilaMala(null)
    }
    if (en > comienza.en) yield { linea: comienza.linea, celdas }
    en = finDeSalto(texto, en)
    linea++
  }
}
