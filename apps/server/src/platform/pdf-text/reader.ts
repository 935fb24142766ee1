import { paginasDeUnCertificado } from '@alerce/domain/limites'
import { inTurn } from '../side-process/in-turn.ts'
import { createSideProcess } from '../side-process/side-process.ts'
import { DOCUMENTS_AT_ONCE, type PdfText, type ReadLimits, type ReadRequest } from './request.ts'

/**
 * Reads the text of a PDF; `clave`: its password, or ''; `caller`: owner of its place in the queue. It always answers,
 * whatever the file holds.
 */
export type PdfReader = (pdf: Uint8Array, clave: string, caller?: string) => Promise<PdfText>

const usual: ReadLimits = { paginas: paginasDeUnCertificado, caracteres: 400_000, milisegundos: 8_000, megabytes: 160 }

/** Queue: one sale sends the certificates of a few employers, one after the other. */
const TURNS = { atOnce: DOCUMENTS_AT_ONCE, waiting: 20, own: 6 }

/** A reader with a process of its own, in which each document has a thread (threads.ts). */
export function createPdfReader(limites: Partial<ReadLimits> = {}): PdfReader {
  const todos = { ...usual, ...limites }
  const aparte = createSideProcess<ReadRequest, PdfText>(new URL('./threads.ts', import.meta.url), 'readInThread')
  const read = inTurn(aparte, TURNS)
  return async (pdf, clave, caller) => {
    try {
      return await read({ pdf, clave, limites: todos }, caller)
    } catch {
      // The queue is full, or another document ended the process
      return { legible: false, falla: 'ocupado' }
    }
  }
}

/** Reads our own documents (demo, tests) in this process, without the cost of a thread. */
export const readOwnPdf: PdfReader = async (pdf, clave) => {
  const { readDocument } = await import('./read.ts')
  // pdf.js accepts no Buffer
  return await readDocument({ pdf: new Uint8Array(pdf), clave, limites: usual })
}

/** The reader of this server; its process starts with the first document. */
export const readPdf = createPdfReader()
