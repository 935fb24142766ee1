interface Passwords {
  readonly userPassword: string
  readonly ownerPassword: string
}

/** The same document, asking for a password. */
export async function protectPdf(pdf: Uint8Array, passwords: Passwords): Promise<Buffer> {
  const { PDFDocument } = await import('@cantoo/pdf-lib')
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  document.encrypt({ ...passwords, permissions: {} })
  // its objects stand in the open, as those who send certificates write them: packed ones could not be looked through
  return Buffer.from(await document.save({ useObjectStreams: false }))
}
