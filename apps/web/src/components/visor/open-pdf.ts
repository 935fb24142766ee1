import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'

export type OpenPdf = PDFDocumentProxy
export type OpenPdfPage = PDFPageProxy

/** Reads a PDF with pdf.js, which comes with the first that is opened; what it needs beyond its scripts is not fetched. */
export async function openPdf(content: Blob): Promise<OpenPdf> {
  const [pdfjs, { default: workerSrc }] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    import('pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'),
  ])
  pdfjs.GlobalWorkerOptions.workerSrc = workerSrc
  return await pdfjs.getDocument({ data: new Uint8Array(await content.arrayBuffer()), useWasm: false }).promise
}

/** What a page says, line by line in the order in which it is read. */
export async function linesOf(page: OpenPdfPage): Promise<string[]> {
  const { items } = await page.getTextContent()
  const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
  return text.split('\n').filter((line) => line.trim() !== '')
}
