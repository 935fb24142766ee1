import { type CuentaDeFreno, esperaTras, intentosLibres } from '@alerce/domain/acceso/espera'
import { trasOlvido } from '@alerce/domain/acceso/olvido'
import type { Counter } from './counters.ts'
import type { CounterRow } from './repository-brakes.ts'

const SEGUNDO_MS = 1000

/** A counter with one failure more, and the end of its previous wait. */
export interface CountedFailure {
  readonly freno: CuentaDeFreno
  readonly antes: string
  readonly cuenta: CounterRow
}

interface SeenCounter {
  readonly counter: Counter
  readonly antes: string
  readonly fallos: number
  readonly desde: string
  readonly espera: number
}

function seen(counter: Counter, found: CounterRow | undefined, ahora: string): SeenCounter {
  const libres = intentosLibres[counter.freno]
  const kept = { fallos: found?.fallos ?? 0, desde: found?.actualizado ?? ahora }
  const { fallos, desde } = trasOlvido(kept, libres, ahora)
  return {
    counter,
    antes: found?.hasta ?? desde,
    fallos: fallos + 1,
    desde,
    espera: esperaTras(fallos + 1, libres),
  }
}

/**
 * Adds one failure to each counter. Failures of strangers at an account delay each pair only after a failure of its
 * own: a new address is admitted at once, and nobody can prolong the wait of another.
 */
export function countFailure(
  counters: readonly Counter[],
  rows: readonly CounterRow[],
  ahora: string,
): CountedFailure[] {
  const allSeen = counters.map((counter) => {
    const found = rows.find(({ clave }) => clave === counter.clave)
    return seen(counter, found, ahora)
  })
  const deLaCuenta = allSeen.find(({ counter }) => counter.freno === 'cuenta')?.espera ?? 0

  function hastaDe({ counter: { freno }, espera, desde }: SeenCounter): string {
    const segundos = { par: Math.max(espera, deLaCuenta), cuenta: 0, direccion: espera, equipo: espera }[freno]
    return segundos > 0 ? new Date(Date.parse(ahora) + segundos * SEGUNDO_MS).toISOString() : desde
  }
  return allSeen.map((one) => {
    const { counter, antes, fallos, desde } = one
    const cuenta = { clave: counter.clave, fallos, hasta: hastaDe(one), actualizado: desde }
    return { freno: counter.freno, antes, cuenta }
  })
}
