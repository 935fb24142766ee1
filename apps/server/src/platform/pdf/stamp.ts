/**
 * Draws the page of `stamp` over every page of a document, as an artifact that readers of tags skip. Content and tags
 * of the pages are kept. The same input gives the same bytes.
 */
export async function stampPdf(pdf: Uint8Array, stamp: Uint8Array): Promise<Buffer> {
  const library = await import('@cantoo/pdf-lib')
  const { PDFDocument, PDFName, PDFOperator, PDFOperatorNames } = library
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  const [overlay] = await document.embedPdf(stamp)
  if (!overlay) throw new Error('a stamp without a page')
  for (const page of document.getPages()) {
    page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContent, [PDFName.of('Artifact')]))
    page.drawPage(overlay)
    page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent))
  }
  return Buffer.from(await document.save({ updateFieldAppearances: false }))
}
