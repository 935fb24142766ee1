import { getHeapStatistics } from 'node:v8'
import { parentPort, threadId } from 'node:worker_threads'
import { readDocument } from './read.ts'
import type { PdfText, ThreadRequest, ThreadStart } from './request.ts'

/** One document in this thread: whatever it does to it, threads.ts only sees it end. */
export async function readHere(request: ThreadRequest): Promise<PdfText> {
  const { external_memory, used_heap_size } = getHeapStatistics()
  const start: ThreadStart = { id: request.id, thread: threadId, before: external_memory + used_heap_size }
  parentPort?.postMessage(start)
  try {
    return await readDocument(request)
  } catch (error) {
    // the reason stays here: an error of pdf.js may quote the document
    return { legible: false, falla: error instanceof RangeError ? 'extenso' : 'danado' }
  }
}
