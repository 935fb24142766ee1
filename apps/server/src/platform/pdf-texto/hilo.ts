import { getHeapStatistics } from 'node:v8'
import { parentPort, threadId } from 'node:worker_threads'
import type { Comienzo, Encargo, Lectura } from './lectura.ts'
import { leer } from './leer.ts'

/** One document in this thread: whatever it does to it, cola.ts only sees it end. */
export async function leerEnElHilo(encargo: Encargo): Promise<Lectura> {
  const { external_memory, used_heap_size } = getHeapStatistics()
  const comienzo: Comienzo = { id: encargo.id, hilo: threadId, antes: external_memory + used_heap_size }
  parentPort?.postMessage(comienzo)
  try {
    return await leer(encargo)
  } catch (error) {
    // the reason stays here: an error of pdf.js may quote the document
    return { legible: false, falla: error instanceof RangeError ? 'extenso' : 'danado' }
  }
}
