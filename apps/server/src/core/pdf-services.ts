import { type Dibujar, dibujar } from '../papeles/dibujar.ts'
import type { Hoja } from '../papeles/hoja.ts'
import { type PdfReader, readOwnPdf, readPdf } from '../platform/pdf-text/reader.ts'
import { createSideProcess } from '../platform/side-process/side-process.ts'

export interface PdfServices {
  readonly readPdf: PdfReader
  /** Draws a paper. */
  readonly imprimir: Dibujar
}

/** As a server has it: in processes beside it, which take with them what pdf.js, pdfmake and a document may hold. */
export const pdfAparte: PdfServices = {
  readPdf,
  imprimir: createSideProcess<Hoja, Buffer>(new URL('../papeles/dibujar.ts', import.meta.url), 'dibujar'),
}

/** For the demo and for tests, whose documents are our own: sooner begun. A paper is copied, as on its way there. */
export const pdfAqui: PdfServices = {
  readPdf: readOwnPdf,
  imprimir: (papel) => dibujar(structuredClone(papel)),
}
