import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'

/** Loads pdf.js in advance: that takes longer than most documents, and must not count as their time. */
export async function loadPdfJs(): Promise<void> {
  await getResolvedPDFJS()
}

export type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>

/** An opened document, and the password used ('': none). */
interface OpenedPdf {
  readonly document: PdfDocument
  readonly password: string
}

async function tryOpen(pdf: Uint8Array, password: string): Promise<OpenedPdf | 'protegido' | 'danado'> {
  try {
    // pdf.js takes ownership of its bytes
    const document = await getDocumentProxy(Uint8Array.from(pdf), { verbosity: 0, ...(password ? { password } : {}) })
    return { document, password }
  } catch (error) {
    return (error as Error).name === 'PasswordException' ? 'protegido' : 'danado'
  }
}

/**
 * Opens a document, first without password: a typed password must not harm an open document. `protegido`: password
 * missing; `clave`: wrong password.
 */
export async function openPdf(pdf: Uint8Array, clave: string): Promise<OpenedPdf | 'protegido' | 'clave' | 'danado'> {
  const opened = await tryOpen(pdf, '')
  if (opened !== 'protegido' || !clave) return opened
  const again = await tryOpen(pdf, clave)
  return again === 'protegido' ? 'clave' : again
}
