/** A piece of text as a PDF places it: the origin is the page's lower left corner. */
export interface TextPiece {
  readonly texto: string
  readonly x: number
  readonly y: number
  readonly ancho: number
  /** Height of its letters. */
  readonly alto: number
}

/** Blanks between two pieces, in heights of their letters: none, one between words, or another cell of a table. */
const PALABRA = 0.15
const CELDA = 0.55

interface Renglon {
  readonly y: number
  readonly trozos: TextPiece[]
}

/** Pieces whose feet are less than half a letter apart stand on one line. */
function enRenglones(trozos: readonly TextPiece[]): Renglon[] {
  const renglones: Renglon[] = []
  for (const trozo of [...trozos].sort((a, b) => b.y - a.y)) {
    const last = renglones.at(-1)
    if (last && last.y - trozo.y < trozo.alto / 2) last.trozos.push(trozo)
    else renglones.push({ y: trozo.y, trozos: [trozo] })
  }
  return renglones
}

function separador(antes: TextPiece, trozo: TextPiece): string {
  const hueco = (trozo.x - antes.x - antes.ancho) / Math.max(trozo.alto, 1)
  if (hueco >= CELDA) return '  '
  return hueco >= PALABRA ? ' ' : ''
}

function texto({ trozos }: Renglon): string {
  const enOrden = trozos.sort((a, b) => a.x - b.x)
  return enOrden.map((trozo, i) => `${i ? separador(enOrden[i - 1] ?? trozo, trozo) : ''}${trozo.texto}`).join('')
}

/** The lines of a page as one reads them: from top to bottom, each from left to right, whatever order the file has. */
export function linesOf(trozos: readonly TextPiece[]): string[] {
  const visibles = trozos.filter((trozo) => trozo.texto.trim() !== '')
  return enRenglones(visibles).map((renglon) => texto(renglon).replaceAll('\u00a0', ' ').trim())
}
