import { linesOf, type TextPiece } from './lines.ts'
import { openPdf, type PdfDocument } from './open.ts'
import type { PdfText, ReadFailure, ReadRequest } from './request.ts'

type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>
type Content = Awaited<ReturnType<PdfPage['getTextContent']>>

const unreadable = (falla: ReadFailure): PdfText => ({ legible: false, falla })

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
