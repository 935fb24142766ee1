import { inTurn } from '../side-process/in-turn.ts'
import { createSideProcess, SideProcessEnded } from '../side-process/side-process.ts'
import type { XlsxLeido, XlsxRequest } from './read.ts'

/** Reads a workbook; `caller`: owner of its place in the queue. Rejects only when too many wait. */
export type XlsxReader = (request: XlsxRequest, caller?: string) => Promise<XlsxLeido>

/** 20,000 rows are read in two seconds. */
const MAXIMO_MS = 10_000
/** Workbooks per process: memory that it cannot release goes with it. */
const POR_PROCESO = 20
const TURNS = { atOnce: 1, waiting: 12, own: 3 }

const enTurno = inTurn(
  createSideProcess<XlsxRequest, XlsxLeido>(new URL('./read.ts', import.meta.url), 'readXlsxHere', {
    maxMs: MAXIMO_MS,
    maxCalls: POR_PROCESO,
  }),
  TURNS,
)

/** The reader of this server: a side process, limited in time and memory. A workbook that ends it is none. */
export const readXlsxAside: XlsxReader = async (request, caller) => {
  try {
    return await enTurno(request, caller)
  } catch (error) {
    if (error instanceof SideProcessEnded) return null
    throw error
  }
}

/** Reads our own workbooks (demo, tests) in this process, without the cost of another. */
export const readOwnXlsx: XlsxReader = async (request) => (await import('./read.ts')).readXlsxHere(request)
