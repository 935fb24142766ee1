import { createRequire } from 'node:module'
import { sep } from 'node:path'
import type { CustomTableLayout, TDocumentDefinitions } from 'pdfmake/interfaces.js'

export type { Content, CustomTableLayout, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js'

type PdfMake = typeof import('pdfmake')

let loaded: PdfMake | undefined

/** pdfmake and its fonts weigh some 30 MB in memory: they are loaded with the first paper, not with the server. */
function pdfMake(): PdfMake {
  if (loaded) return loaded
  const require = createRequire(import.meta.url)
  const made = require('pdfmake') as PdfMake
  const fonts = require('pdfmake/fonts/Roboto.js') as { Roboto: { normal: string } }
  const folder = fonts.Roboto.normal.slice(0, fonts.Roboto.normal.lastIndexOf(sep) + 1)
  made.setFonts(fonts as never)
  // a definition can name files and addresses: only our fonts may be read, nothing may be fetched
  made.setLocalAccessPolicy((path) => path.startsWith(folder))
  made.setUrlAccessPolicy(() => false)
  loaded = made
  return made
}

/**
 * Renders a pdfmake definition in this process: A4 text with Roboto embedded, so that it prints and is searched alike
 * everywhere. `layouts`: those that its tables name.
 */
export async function renderPdf(
  definition: TDocumentDefinitions,
  layouts: Record<string, CustomTableLayout> = {},
): Promise<Buffer> {
  const made = pdfMake()
  made.setTableLayouts(layouts)
  return await made.createPdf(definition).getBuffer()
}
