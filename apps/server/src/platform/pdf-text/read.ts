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
  /** Height of its letters, in units of the page. */
  readonly alto: number
}

/** Gap between two pieces, in letter heights: a new word, and a new cell of a table. */
const PALABRA = 0.15
const CELDA = 0.55

interface Renglon {
  readonly y: number
  readonly trozos: TextPiece[]
}

/** Groups pieces into lines: those less than half a letter apart in height share a line. */
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

/** Lines of a page in reading order: from top to bottom, each from left to right, whatever the order in the file. */
function linesOf(trozos: readonly TextPiece[]): string[] {
  const visibles = trozos.filter((trozo) => trozo.texto.trim() !== '')
  return enRenglones(visibles).map((renglon) => texto(renglon).replaceAll('\u00a0', ' ').trim())
}

/** Text pieces of a page; null if longer than `most` characters: endless text is aborted. */
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

/** Reads a document in this thread, without time limit: reader.ts reads documents from outside. */
export async function readDocument({ pdf, clave, limites }: ReadRequest): Promise<PdfText> {
  const opened = await openPdf(pdf, clave)
  if (typeof opened === 'string') return unreadable(opened)
  try {
    return await textOf(opened.document, limites)
  } finally {
    // pdf.js would continue an unfinished page, and keep the thread busy
    await opened.document.loadingTask.destroy()
  }
}
