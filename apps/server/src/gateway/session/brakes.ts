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
/** A counter in which nobody counted for this long is empty. */
const MEMORIA_MS = 24 * 60 * 60 * SEGUNDO_MS

/** A try let in, or the seconds that it must wait first. */
export interface Admission {
  readonly esperaSegundos: number
  /** The password was right: the try is taken back. Only of a try let in. */
  takeBack(): Promise<void>
}

export interface Brakes {
  /** Counts a try as failed before it is made, so that of a thousand at once only the free ones are. */
  admit(counters: readonly Counter[]): Promise<Admission>
}

/** Seconds to wait. One longer than any that is given comes from a clock that was put back since. */
function waitOf(rows: readonly CounterRow[], ahora: string): number {
  const waits = rows
    .filter(({ hasta, actualizado }) => hasta > actualizado)
    .map(({ hasta }) => Math.ceil((Date.parse(hasta) - Date.parse(ahora)) / SEGUNDO_MS))
    .filter((segundos) => segundos <= esperaMaxima)
  return Math.max(0, ...waits)
}

/** Forgets the counters that are empty. */
export async function purgeBrakes(db: Db, ahora: string): Promise<void> {
  await deleteCountersBefore(db, new Date(Date.parse(ahora) - MEMORIA_MS).toISOString())
}

/** The brake on guessing, over counters in the database: it holds for every server on it, and over a restart. */
export function createBrakes(db: Db, clock: Clock): Brakes {
  async function reserve(counters: readonly Counter[], ahora: string): Promise<readonly CountedFailure[] | number> {
    const claves = counters.map(({ clave }) => clave)
    // most of an attack is refused here, without a write
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

  /** One's own counter is cleared; a shared one forgets this try alone, or who owns one account could clear it. */
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

/** A wait as a person says it: seconds under a minute, then minutes rounded up. */
export const waitInWords = (segundos: number): string =>
  segundos < MINUTO ? cuantos(segundos, 'segundo') : cuantos(Math.ceil(segundos / MINUTO), 'minuto')

/** What someone reads who tried too often. */
export const waitText = (segundos: number): string =>
  accesoMessages.espereParaIngresar.text.replace('{0}', waitInWords(segundos))
