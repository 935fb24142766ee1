import { accesoMessages } from '@alerce/contract/messages/acceso/sesion'
import { esperaMaxima } from '@alerce/domain/acceso/espera'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import { type CountedFailure, countFailure } from './count-failure.ts'
import type { Counter } from './counters.ts'
import {
  type CounterRow,
  deleteCounter,
  deleteCountersBefore,
  lockCounters,
  readCounters,
  takeBack,
  writeCounter,
} from './repository-brakes.ts'

const SEGUNDO_MS = 1000
/** Time without failures after which a counter is empty. */
const MEMORIA_MS = 24 * 60 * 60 * SEGUNDO_MS

/** An admitted attempt, or the seconds to wait first. */
export interface Admission {
  readonly esperaSegundos: number
  /** Removes the failure counted in advance, because the password was right. Only for an admitted attempt. */
  takeBack(): Promise<void>
}

export interface Brakes {
  /** Counts an attempt as failed before it runs, so that a thousand parallel attempts cannot exceed the limit. */
  admit(counters: readonly Counter[]): Promise<Admission>
}

/** Seconds to wait. A wait longer than the maximum comes from a clock that was set back. */
function waitOf(rows: readonly CounterRow[], ahora: string): number {
  const waits = rows
    .filter(({ hasta, actualizado }) => hasta > actualizado)
    .map(({ hasta }) => Math.ceil((Date.parse(hasta) - Date.parse(ahora)) / SEGUNDO_MS))
    .filter((segundos) => segundos <= esperaMaxima)
  return Math.max(0, ...waits)
}

/** Deletes empty counters. */
export async function purgeBrakes(db: Db, ahora: string): Promise<void> {
  await deleteCountersBefore(db, new Date(Date.parse(ahora) - MEMORIA_MS).toISOString())
}

/** Rate limit on guessing, with counters in the database: shared by all servers, and kept over a restart. */
export function createBrakes(db: Db, clock: Clock): Brakes {
  async function reserve(counters: readonly Counter[], ahora: string): Promise<readonly CountedFailure[] | number> {
    const claves = counters.map(({ clave }) => clave)
    // Most of an attack is refused here, without a write
    const espera = waitOf(await readCounters(db, claves), ahora)
    if (espera > 0) return espera
    return await db.transaction().execute(async (tx) => {
      const rows = await lockCounters(tx, claves, ahora)
      const meanwhile = waitOf(rows, ahora)
      if (meanwhile > 0) return meanwhile
      const counted = countFailure(counters, rows, ahora)
      for (const { cuenta } of counted) await writeCounter(tx, cuenta)
      return counted
    })
  }

  /** Clears a counter of the user; a shared counter loses this attempt alone, or any account owner could clear it. */
  async function forget(counted: readonly CountedFailure[]): Promise<void> {
    for (const { freno, antes, cuenta } of counted) {
      const own = freno === 'par' || freno === 'equipo'
      await (own ? deleteCounter(db, cuenta.clave) : takeBack(db, cuenta.clave, cuenta.hasta, antes))
    }
  }

  return {
    async admit(counters) {
      const ahora = clock.ahora()
      const reserved = await reserve(counters, ahora)
      if (typeof reserved === 'number') return { esperaSegundos: reserved, takeBack: async () => undefined }
      return { esperaSegundos: 0, takeBack: () => forget(reserved) }
    },
  }
}

const MINUTO = 60
const cuantos = (numero: number, unidad: string) => `${numero} ${unidad}${numero === 1 ? '' : 's'}`

/** Wait in words: seconds under a minute, then minutes rounded up. */
export const waitInWords = (segundos: number): string =>
  segundos < MINUTO ? cuantos(segundos, 'segundo') : cuantos(Math.ceil(segundos / MINUTO), 'minuto')

/** Message after too many attempts. */
export const waitText = (segundos: number): string =>
  accesoMessages.espereParaIngresar.text.replace('{0}', waitInWords(segundos))
