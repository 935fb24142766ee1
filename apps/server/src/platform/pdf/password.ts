interface Passwords {
  readonly userPassword: string
  readonly ownerPassword: string
}

/** The same document with a password. */
export async function protectPdf(pdf: Uint8Array, passwords: Passwords): Promise<Buffer> {
  const { PDFDocument } = await import('@cantoo/pdf-lib')
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  document.encrypt({ ...passwords, permissions: {} })
  // Without object streams, as real certificates are: encrypted object streams could not be examined
  return Buffer.from(await document.save({ useObjectStreams: false }))
}
