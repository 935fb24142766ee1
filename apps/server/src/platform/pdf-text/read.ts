import { getDocumentProxy } from 'unpdf'
import { linesOf, type TextPiece } from './lines.ts'
import type { PdfText, ReadFailure, ReadRequest } from './request.ts'

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>
type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>

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

async function piecesOf(page: PdfPage): Promise<TextPiece[]> {
  const { items } = await page.getTextContent()
  return items.flatMap((item) => {
    if (!('str' in item)) return []
    const [, , , , x = 0, y = 0] = item.transform as number[]
    return [{ texto: item.str, x, y, ancho: item.width, alto: item.height }]
  })
}

/** Reads a document in this thread, for as long as it takes: one that came from outside is read by reader.ts. */
export async function readDocument(request: ReadRequest): Promise<PdfText> {
  const document = await openPdf(request)
  if (typeof document === 'string') return unreadable(document)
  const { paginas, caracteres } = request.limites
  if (document.numPages > paginas) return unreadable('paginas')
  const lineas: string[] = []
  let length = 0
  for (let number = 1; number <= document.numPages; number++) {
    const found = linesOf(await piecesOf(await document.getPage(number)))
    length += found.reduce((sum, linea) => sum + linea.length, 0)
    if (length > caracteres) return unreadable('extenso')
    lineas.push(...found)
  }
  return lineas.length > 0 ? { legible: true, lineas } : unreadable('sinTexto')
}
