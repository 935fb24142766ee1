import { esperaMaxima } from '@alerce/domain/acceso/espera'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import { type CountedFailure, countFailure } from './count-failure.ts'
import type { Counter } from './counters.ts'
import { bloquear, borrar, type Cuenta, contar, devolver, leer, purgar } from './repository-frenos.ts'

const SEGUNDO_MS = 1000
/** A counter in which nobody counted for this long is empty. */
const MEMORIA_MS = 24 * 60 * 60 * SEGUNDO_MS

/** A try let in, or the seconds that it must wait first. */
export interface Admission {
  readonly esperaSegundos: number
  /** The password was right: the try is taken back. Only of a try let in. */
  acertar(): Promise<void>
}

export interface Frenos {
  /** Counts a try as failed before it is made, so that of a thousand at once only the free ones are. */
  admitir(contadores: readonly Counter[]): Promise<Admission>
}

/** Seconds to wait. One longer than any that is given comes from a clock that was put back since. */
function esperaDe(cuentas: readonly Cuenta[], ahora: string): number {
  const waits = cuentas
    .filter(({ hasta, actualizado }) => hasta > actualizado)
    .map(({ hasta }) => Math.ceil((Date.parse(hasta) - Date.parse(ahora)) / SEGUNDO_MS))
    .filter((segundos) => segundos <= esperaMaxima)
  return Math.max(0, ...waits)
}

/** Forgets the counters that are empty. */
export async function purgarFrenos(db: Db, ahora: string): Promise<void> {
  await purgar(db, new Date(Date.parse(ahora) - MEMORIA_MS).toISOString())
}

/** The brake on guessing, over counters in the database: it holds for every server on it, and over a restart. */
export function createFrenos(db: Db, clock: Clock): Frenos {
  async function reservar(contadores: readonly Counter[], ahora: string): Promise<readonly CountedFailure[] | number> {
    const claves = contadores.map(({ clave }) => clave)
    // most of an attack is refused here, without a write
    const espera = esperaDe(await leer(db, claves), ahora)
    if (espera > 0) return espera
    return await db.transaction().execute(async (tx) => {
      const cuentas = await bloquear(tx, claves, ahora)
      const meanwhile = esperaDe(cuentas, ahora)
      if (meanwhile > 0) return meanwhile
      const puestos = countFailure(contadores, cuentas, ahora)
      for (const { cuenta } of puestos) await contar(tx, cuenta)
      return puestos
    })
  }

  /** One's own counter is cleared; a shared one forgets this try alone, or who owns one account could clear it. */
  async function acertar(puestos: readonly CountedFailure[]): Promise<void> {
    for (const { freno, antes, cuenta } of puestos) {
      const own = freno === 'par' || freno === 'equipo'
      await (own ? borrar(db, cuenta.clave) : devolver(db, cuenta.clave, cuenta.hasta, antes))
    }
  }

  return {
    async admitir(contadores) {
      const ahora = clock.ahora()
      const reserved = await reservar(contadores, ahora)
      if (typeof reserved === 'number') return { esperaSegundos: reserved, acertar: async () => undefined }
      return { esperaSegundos: 0, acertar: () => acertar(reserved) }
    },
  }
}
