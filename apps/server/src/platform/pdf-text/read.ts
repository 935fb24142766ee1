import { openPdf, type PdfDocument } from './open.ts'
import type { PdfText, ReadFailure, ReadRequest } from './request.ts'

type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>
type Content = Awaited<ReturnType<PdfPage['getTextContent']>>

const unreadable = (falla: ReadFailure): PdfText => ({ legible: false, falla })

/** A piece of text as a PDF places it: the origin is the page's lower left corner. */
interface TextPiece {
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
function linesOf(trozos: readonly TextPiece[]): string[] {
  const visibles = trozos.filter((trozo) => trozo.texto.trim() !== '')
  return enRenglones(visibles).map((renglon) => texto(renglon).replaceAll('\u00a0', ' ').trim())
}

/** What a page says; null when it is more than so many characters: text without end is given up in the middle of it. */
async function piecesOf(page: PdfPage, most: number): Promise<TextPiece[] | null> {
  const reader: ReadableStreamDefaultReader<Content> = page.streamTextContent().getReader()
  const pieces: TextPiece[] = []
  let length = 0
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    for (const item of read.value.items) {
      if (!('str' in item)) continue
      const [, , , , x = 0, y = 0] = item.transform as number[]
      pieces.push({ texto: item.str, x, y, ancho: item.width, alto: item.height })
      length += item.str.length
    }
    if (length > most) {
      await reader.cancel(new Error('too much text'))
      return null
    }
  }
  return pieces
}

async function textOf(document: PdfDocument, { paginas, caracteres }: ReadRequest['limites']): Promise<PdfText> {
  if (document.numPages > paginas) return unreadable('paginas')
  const lineas: string[] = []
  let length = 0
  for (let number = 1; number <= document.numPages; number++) {
    const pieces = await piecesOf(await document.getPage(number), caracteres - length)
    if (!pieces) return unreadable('extenso')
    const found = linesOf(pieces)
    length += found.reduce((sum, linea) => sum + linea.length, 0)
    if (length > caracteres) return unreadable('extenso')
    lineas.push(...found)
  }
  return lineas.length > 0 ? { legible: true, lineas } : unreadable('sinTexto')
}

/** Reads a document in this thread, for as long as it takes: one that came from outside is read by reader.ts. */
export async function readDocument({ pdf, clave, limites }: ReadRequest): Promise<PdfText> {
  const opened = await openPdf(pdf, clave)
  if (typeof opened === 'string') return unreadable(opened)
  try {
    return await textOf(opened.document, limites)
  } finally {
    // pdf.js would go on with a page that nobody reads to its end, and the thread with it
    await opened.document.loadingTask.destroy()
  }
}
