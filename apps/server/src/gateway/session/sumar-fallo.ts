import { esperaTras, type Freno, intentosLibres } from '@alerce/domain/acceso/espera'
import { trasOlvido } from '@alerce/domain/acceso/olvido'
import type { Contador } from './contadores.ts'
import type { Cuenta } from './repository-frenos.ts'

const SEGUNDO_MS = 1000

/** A counter with one failure more, and the instant until which it made wait before. */
export interface Puesto {
  readonly freno: Freno
  readonly antes: string
  readonly cuenta: Cuenta
}

interface Visto {
  readonly contador: Contador
  readonly antes: string
  readonly fallos: number
  readonly desde: string
  readonly espera: number
}

function ver(contador: Contador, found: Cuenta | undefined, ahora: string): Visto {
  const libres = intentosLibres[contador.freno]
  const kept = { fallos: found?.fallos ?? 0, desde: found?.actualizado ?? ahora }
  const { fallos, desde } = trasOlvido(kept, libres, ahora)
  return {
    contador,
    antes: found?.hasta ?? desde,
    fallos: fallos + 1,
    desde,
    espera: esperaTras(fallos + 1, libres),
  }
}

/**
 * What each counter becomes by one failure more. What strangers fail at an account slows down each pair after its own
 * failure, and from its own failure on: an address that has not failed is let in at once, and nobody can prolong the
 * wait of another.
 */
export function sumarFallo(contadores: readonly Contador[], cuentas: readonly Cuenta[], ahora: string): Puesto[] {
  const vistos = contadores.map((contador) => {
    const found = cuentas.find(({ clave }) => clave === contador.clave)
    return ver(contador, found, ahora)
  })
  const deLaCuenta = vistos.find(({ contador }) => contador.freno === 'cuenta')?.espera ?? 0

  function hastaDe({ contador: { freno }, espera, desde }: Visto): string {
    const segundos = { par: Math.max(espera, deLaCuenta), cuenta: 0, direccion: espera, equipo: espera }[freno]
    return segundos > 0 ? new Date(Date.parse(ahora) + segundos * SEGUNDO_MS).toISOString() : desde
  }
  return vistos.map((visto) => {
    const { contador, antes, fallos, desde } = visto
    const cuenta = { clave: contador.clave, fallos, hasta: hastaDe(visto), actualizado: desde }
    return { freno: contador.freno, antes, cuenta }
  })
}
