import type { HeapInfo } from 'node:v8'
import type { Worker } from 'node:worker_threads'
import type { FallaDeExamen } from '@alerce/domain/base/archivos/examen'
import { Piscina } from 'piscina'
import {
  DOCUMENTS_AT_ONCE,
  type ExamRequest,
  type PdfText,
  type ReadRequest,
  type ThreadLimits,
  type ThreadRequest,
  type ThreadStart,
} from './request.ts'

// Runs in the process of a reader or an examiner. Each document has a thread, ended when over its time or memory. The
// limits of V8 do not count buffers, which hold inflated streams: those are measured from here.

/** Interval of memory checks, milliseconds. */
const WATCH_MS = 40
const MEGABYTE = 1_048_576

const threads = new Piscina<ThreadRequest<ReadRequest | ExamRequest>, PdfText | FallaDeExamen | null>({
  filename: new URL('./thread.ts', import.meta.url).href,
  maxThreads: DOCUMENTS_AT_ONCE,
  minThreads: 0,
  idleTimeout: 30_000,
  // A blocked thread could neither be measured nor collect garbage
  atomics: 'disabled',
  stricterFIFO: true,
  resourceLimits: { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
})

/** Memory of a thread, bytes. */
const heldBytes = ({ external_memory, used_heap_size }: HeapInfo) => external_memory + used_heap_size

const starts = new Map<number, (start: ThreadStart) => void>()
threads.on('message', (start: ThreadStart) => starts.get(start.id)?.(start))

/** Aborts a document over its time or memory, counted from when its thread began with it. */
function watchOver(id: number, { milisegundos, megabytes }: ThreadLimits, abort: () => void) {
  let deadline: NodeJS.Timeout | undefined
  let watcher: NodeJS.Timeout | undefined
  starts.set(id, ({ thread, before }) => {
    const own = threads.threads.find(({ threadId }: Worker) => threadId === thread)
    const look = async () => {
      // An ended thread has no statistics
      const now = await own?.getHeapStatistics().catch(() => null)
      if (now && heldBytes(now) - before > megabytes * MEGABYTE) abort()
    }
    deadline = setTimeout(abort, milisegundos)
    watcher = setInterval(() => void look(), WATCH_MS)
  })
  return () => {
    starts.delete(id)
    clearTimeout(deadline)
    clearInterval(watcher)
  }
}

let lastId = 0

/**
 * Runs a request in a thread. The queue is in the server (reader.ts, examiner.ts). `ended`: answer for an ended thread.
 */
async function inThread<O extends PdfText | FallaDeExamen | null>(
  name: string,
  request: ReadRequest | ExamRequest,
  ended: (falla: 'extenso' | 'danado') => O,
): Promise<O> {
  const id = ++lastId
  const aborting = new AbortController()
  const leave = watchOver(id, request.limites, () => aborting.abort())
  try {
    return (await threads.run({ ...request, id }, { name, signal: aborting.signal })) as O
  } catch (error) {
    // Ended by the watch, by the limits of V8, or by its own failure
    const { name: kind, code } = error as NodeJS.ErrnoException
    return ended(kind === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'extenso' : 'danado')
  } finally {
    leave()
  }
}

export const readInThread = (request: ReadRequest): Promise<PdfText> =>
  inThread<PdfText>('readHere', request, (falla) => ({ legible: false, falla }))

export const examineInThread = (request: ExamRequest): Promise<FallaDeExamen | null> =>
  inThread<FallaDeExamen | null>('examineHere', request, (falla) => falla)
