import { paginasDeUnCertificado } from '@alerce/domain/limites'
import { createSideProcess } from '../side-process/side-process.ts'
import type { Lectura, Limites, Pedido } from './lectura.ts'

/** Reads the text of a PDF; `clave` is its password, or ''. It always answers, whatever the file holds. */
export type LectorDePdf = (pdf: Uint8Array, clave: string) => Promise<Lectura>

const deFabrica: Limites = { paginas: paginasDeUnCertificado, caracteres: 400_000, milisegundos: 8_000, megabytes: 160 }

/** A reader with a process of its own, in which each document has a thread (cola.ts). */
export function createLectorDePdf(limites: Partial<Limites> = {}): LectorDePdf {
  const todos = { ...deFabrica, ...limites }
  const leer = createSideProcess<Pedido, Lectura>(new URL('./cola.ts', import.meta.url), 'leerEnSuTurno')
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
export const leerLoPropio: LectorDePdf = async (pdf, clave) => {
  const { leer } = await import('./leer.ts')
  // pdf.js takes no Buffer
  return await leer({ pdf: new Uint8Array(pdf), clave, limites: deFabrica })
}

/** The reader of this server; its process begins with the first document. */
export const leerPdf = createLectorDePdf()
