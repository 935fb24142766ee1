import { getHeapStatistics } from 'node:v8'
import { parentPort, threadId } from 'node:worker_threads'
import type { FallaDeExamen } from '@alerce/domain/base/archivos/examen'
import { examineFile } from '../pdf-exam/examine-file.ts'
import { loadPdfJs } from './open.ts'
import { readDocument } from './read.ts'
import type { ExamRequest, PdfText, ReadRequest, ThreadRequest, ThreadStart } from './request.ts'

// Handles one document in this thread: a crash only ends the thread, which threads.ts notices.

function begin(id: number): void {
  const { external_memory, used_heap_size } = getHeapStatistics()
  const start: ThreadStart = { id, thread: threadId, before: external_memory + used_heap_size }
  parentPort?.postMessage(start)
}

// The reason is not passed on: errors of pdf.js may quote the document
const failureOf = (error: unknown) => (error instanceof RangeError ? 'extenso' : 'danado')

export async function readHere(request: ThreadRequest<ReadRequest>): Promise<PdfText> {
  await loadPdfJs()
  begin(request.id)
  try {
    return await readDocument(request)
  } catch (error) {
    return { legible: false, falla: failureOf(error) }
  }
}

export async function examineHere(request: ThreadRequest<ExamRequest>): Promise<FallaDeExamen | null> {
  try {
    return await examineFile(request.contenido, request.clave, () => begin(request.id))
  } catch (error) {
    return failureOf(error)
  }
}
