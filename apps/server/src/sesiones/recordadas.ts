import type { Cache } from '../platform/db/commit-hook.ts'
import type { Sesion } from './read-model.ts'

/** How long a session is believed: another process that closed one is not heard, and a second is all that it may live on. */
const MAXIMO_MS = 1000
/** Whoever sends tokens at random fills no memory. */
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

  /** What is being read meanwhile may be from before: nobody who comes later is given it. */
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
