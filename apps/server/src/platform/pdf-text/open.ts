import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'

/** Loads pdf.js, which takes longer than most documents: not to be counted as theirs. */
export async function loadPdfJs(): Promise<void> {
  await getResolvedPDFJS()
}

export type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>

/** A document that a reader opens, and the password that it did so with ('': none was needed). */
interface OpenedPdf {
  readonly document: PdfDocument
  readonly password: string
}

async function tryOpen(pdf: Uint8Array, password: string): Promise<OpenedPdf | 'protegido' | 'danado'> {
  try {
    // pdf.js keeps the bytes it is given
    const document = await getDocumentProxy(Uint8Array.from(pdf), { verbosity: 0, ...(password ? { password } : {}) })
    return { document, password }
  } catch (error) {
    return (error as Error).name === 'PasswordException' ? 'protegido' : 'danado'
  }
}

/**
 * Opens a document as it is first: one that anybody may open is no worse for a password that was typed. `protegido`: it
 * asks for a password and none was given; `clave`: it is not this one.
 */
export async function openPdf(pdf: Uint8Array, clave: string): Promise<OpenedPdf | 'protegido' | 'clave' | 'danado'> {
  const opened = await tryOpen(pdf, '')
  if (opened !== 'protegido' || !clave) return opened
  const again = await tryOpen(pdf, clave)
  return again === 'protegido' ? 'clave' : again
}
