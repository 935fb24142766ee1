import { parentPort, workerData } from 'node:worker_threads'
import type { Encargo, FallaDeLectura, Lectura } from './lectura.ts'
import { leer } from './leer.ts'

// A thread of its own for each document: whatever the file does to it, the server only sees it end.

const ilegible = (falla: FallaDeLectura): Lectura => ({ legible: false, falla })

try {
  parentPort?.postMessage(await leer(workerData as Encargo))
} catch (error) {
  // the reason stays here: an error of pdf.js may quote the document
  parentPort?.postMessage(ilegible(error instanceof RangeError ? 'extenso' : 'danado'))
}
