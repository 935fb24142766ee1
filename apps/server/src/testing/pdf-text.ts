import { extractText } from 'unpdf'

/** Text of a PDF as a reader would copy it, with normalised spaces. */
export async function textOfPdf(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true })
  return text.replace(/\s+/g, ' ')
}
