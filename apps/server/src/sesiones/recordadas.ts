import type { Cache } from '../platform/db/commit-hook.ts'
import type { Sesion } from './read-model.ts'

/** Cache time of a session, and so its longest life after another process closed it, milliseconds. */
const MAXIMO_MS = 1000
/** Bound on memory: a client may send any number of random tokens. */
const MAXIMAS = 2000

const escrita = /\b(insert into|update|delete from)\s+"?(sesion|usuario|enlace_supervisor|parametro)\b/

interface Recordada {
  readonly leida: Promise<Sesion | null>
  readonly hasta: number
}

/**
 * Cache of the sessions read within the last second: a screen sends six calls at once, and one read serves all. Writes
 * of this process to a session, its person or the hours clear it.
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

  /** `clave`: of the session and the day. A failed read is not cached. */
  read(clave: string, read: () => Promise<Sesion | null>): Promise<Sesion | null> {
    const ahora = performance.now()
    const recordada = this.#porClave.get(clave)
    if (recordada && recordada.hasta > ahora) return recordada.leida
    if (this.#porClave.size >= MAXIMAS) this.empty()
    const todas = this.#porClave
    const leida = read()
    todas.set(clave, { leida, hasta: ahora + MAXIMO_MS })
    leida.catch(() => todas.delete(clave))
    return leida
  }
}
