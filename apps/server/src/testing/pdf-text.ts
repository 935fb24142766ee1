import { extractText } from 'unpdf'

/** The text of a PDF as a reader would copy it, spaces of every kind made plain. */
export async function textOfPdf(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true })
  return text.replace(/\s+/g, ' ')
}
