import type { Cache } from '../platform/db/commit-hook.ts'
import type { Sesion } from './read-model.ts'

/** How long a session is remembered, and how long it may live on when another process closed it. */
const MAXIMO_MS = 1000
/** Bound on memory: a client may send any number of random tokens. */
const MAXIMAS = 2000

const escrita = /\b(insert into|update|delete from)\s+"?(sesion|usuario|enlace_supervisor|parametro)\b/

interface Recordada {
  readonly leida: Promise<Sesion | null>
  readonly hasta: number
}

/**
 * The sessions that calls asked for within the last second: a screen asks six things at once, and one of them reads for
 * all who calls. Whatever this process writes of a session, of its person or of the hours, the next call sees.
 */
export class SesionesRecordadas implements Cache {
  #porClave = new Map<string, Recordada>()

  isChangedBy(statement: string): boolean {
    return escrita.test(statement)
  }

  /** A read that is still running may return the old row: later callers must not get its result. */
  empty(): void {
    this.#porClave = new Map()
  }

  /** `clave`: of the session and the day. What could not be read is asked again. */
  leer(clave: string, leer: () => Promise<Sesion | null>): Promise<Sesion | null> {
    const ahora = performance.now()
    const recordada = this.#porClave.get(clave)
    if (recordada && recordada.hasta > ahora) return recordada.leida
    if (this.#porClave.size >= MAXIMAS) this.empty()
    const todas = this.#porClave
    const leida = leer()
    todas.set(clave, { leida, hasta: ahora + MAXIMO_MS })
    leida.catch(() => todas.delete(clave))
    return leida
  }
}
