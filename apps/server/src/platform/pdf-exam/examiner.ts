import type { FallaDeExamen } from '@alerce/domain/base/archivos/examen'
import { DOCUMENTS_AT_ONCE, type ExamRequest } from '../pdf-text/request.ts'
import { inTurn } from '../side-process/in-turn.ts'
import { createSideProcess } from '../side-process/side-process.ts'

/**
 * Looks through a file; `clave`: the password of a PDF, or '' for the one that every reader tries; `caller`: in whose
 * name it waits. null: nothing is wrong with it.
 */
export type Examiner = (contenido: Uint8Array, clave?: string, caller?: string) => Promise<FallaDeExamen | null>

const limites = { milisegundos: 8_000, megabytes: 400 }
/** As many wait as are done while somebody waits for an answer, 2 MB each. */
const TURNS = { atOnce: DOCUMENTS_AT_ONCE, waiting: 60, own: 12 }
/** The process itself hangs: its threads were ended long before. */
const PROCESS_MS = 20_000

const aparte = createSideProcess<ExamRequest, FallaDeExamen | null>(
  new URL('../pdf-text/threads.ts', import.meta.url),
  'examineInThread',
  { maxMs: PROCESS_MS },
)
const enTurno = inTurn(aparte, TURNS)

/** The examiner of this server: a process beside it, in which each file has a thread with bounded time and memory. */
export const examineAside: Examiner = (contenido, clave = '', caller) => enTurno({ contenido, clave, limites }, caller)

/** For files that we made ourselves, the demo's and those of tests: here, without what it costs to begin a thread. */
export const examineOwn: Examiner = async (contenido, clave = '') => {
  const { examineFile } = await import('./examine-file.ts')
  return await examineFile(contenido, clave)
}
