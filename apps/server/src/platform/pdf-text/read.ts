import { getDocumentProxy } from 'unpdf'
import { linesOf, type TextPiece } from './lines.ts'
import type { PdfText, ReadFailure, ReadRequest } from './request.ts'

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>
type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>
type Content = Awaited<ReturnType<PdfPage['getTextContent']>>

const unreadable = (falla: ReadFailure): PdfText => ({ legible: false, falla })

async function tryOpen(pdf: Uint8Array, password?: string): Promise<PdfDocument | ReadFailure> {
  try {
    // pdf.js keeps the bytes it is given
    return await getDocumentProxy(pdf.slice(), { verbosity: 0, ...(password ? { password } : {}) })
  } catch (error) {
    if ((error as Error).name !== 'PasswordException') return 'danado'
    return password ? 'clave' : 'protegido'
  }
}

/** Opens it as it is first: a document that anybody may open is no worse for a password that was typed. */
async function openPdf({ pdf, clave }: ReadRequest): Promise<PdfDocument | ReadFailure> {
  const opened = await tryOpen(pdf)
  return opened === 'protegido' && clave ? await tryOpen(pdf, clave) : opened
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
export async function readDocument(request: ReadRequest): Promise<PdfText> {
  const document = await openPdf(request)
  if (typeof document === 'string') return unreadable(document)
  try {
    return await textOf(document, request.limites)
  } finally {
    // pdf.js would go on with a page that nobody reads to its end, and the thread with it
    await document.loadingTask.destroy()
  }
}
