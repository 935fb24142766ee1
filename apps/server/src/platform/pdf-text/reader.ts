import { paginasDeUnCertificado } from '@alerce/domain/limites'
import { createSideProcess } from '../side-process/side-process.ts'
import type { PdfText, ReadLimits, ReadRequest } from './request.ts'

/** Reads the text of a PDF; `clave` is its password, or ''. It always answers, whatever the file holds. */
export type PdfReader = (pdf: Uint8Array, clave: string) => Promise<PdfText>

const usual: ReadLimits = { paginas: paginasDeUnCertificado, caracteres: 400_000, milisegundos: 8_000, megabytes: 160 }

/** A reader with a process of its own, in which each document has a thread (queue.ts). */
export function createPdfReader(limites: Partial<ReadLimits> = {}): PdfReader {
  const todos = { ...usual, ...limites }
  const leer = createSideProcess<ReadRequest, PdfText>(new URL('./queue.ts', import.meta.url), 'readInTurn')
  return async (pdf, clave) => {
    try {
      return await leer({ pdf, clave, limites: todos })
    } catch {
      // a document took the whole process with it, and it need not have been this one
      return { legible: false, falla: 'ocupado' }
    }
  }
}

/** For documents that we made ourselves, the demo's and those of tests: here, without what it costs to begin a thread. */
export const readOwnPdf: PdfReader = async (pdf, clave) => {
  const { readDocument } = await import('./read.ts')
  // pdf.js takes no Buffer
  return await readDocument({ pdf: new Uint8Array(pdf), clave, limites: usual })
}

/** The reader of this server; its process begins with the first document. */
export const readPdf = createPdfReader()
