import type { FallaDeExamen } from '@alerce/domain/base/archivos/examen'
import { DOCUMENTS_AT_ONCE, type ExamRequest } from '../pdf-text/request.ts'
import { inTurn } from '../side-process/in-turn.ts'
import { createSideProcess } from '../side-process/side-process.ts'

/**
 * Examines a file; `clave`: password of a PDF, or '' (the default of every reader); `caller`: owner of its place in the
 * queue. null: no fault.
 */
export type Examiner = (contenido: Uint8Array, clave?: string, caller?: string) => Promise<FallaDeExamen | null>

const limites = { milisegundos: 8_000, megabytes: 400 }
/** Waiting files: as many as are examined during an acceptable wait, 2 MB each. */
const TURNS = { atOnce: DOCUMENTS_AT_ONCE, waiting: 60, own: 12 }
/** Time limit of the process itself, milliseconds: its threads have shorter ones. */
const PROCESS_MS = 20_000

const aparte = createSideProcess<ExamRequest, FallaDeExamen | null>(
  new URL('../pdf-text/threads.ts', import.meta.url),
  'examineInThread',
  { maxMs: PROCESS_MS },
)
const enTurno = inTurn(aparte, TURNS)

/** The examiner of this server: a side process with a thread for each file, limited in time and memory. */
export const examineAside: Examiner = (contenido, clave = '', caller) => enTurno({ contenido, clave, limites }, caller)

/** Examines our own files (demo, tests) in this process, without the cost of a thread. */
export const examineOwn: Examiner = async (contenido, clave = '') => {
  const { examineFile } = await import('./examine-file.ts')
  return await examineFile(contenido, clave)
}
