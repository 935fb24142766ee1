import type { CuentaDeFreno } from '@alerce/domain/acceso/espera'
import type { Vault } from '../../platform/vault.ts'
import { networkOf } from '../../sesiones/read-model.ts'

/** A counter of attempts: its kind and its key. */
export interface Counter {
  readonly freno: CuentaDeFreno
  readonly clave: string
}

/** Origin of an attempt. `quien`: user name as typed, never stored. `equipo`: mark of a browser known for that user. */
interface AttemptOrigin {
  readonly quien: string
  readonly ip: string
  readonly equipo: string | null
}

export const addressCounter = (ip: string): Counter => ({
  freno: 'direccion',
  clave: `direccion:${networkOf(ip)}`,
})

/**
 * Counter of requests per address, right or wrong. It is separate from guesses: requests must not lock an office out.
 */
export const requestCounter = (ip: string, que: string): Counter => ({
  freno: 'direccion',
  clave: `pedido:${que}:${networkOf(ip)}`,
})

/** Counter of a person who confirms the password within a session. */
export const sessionCounter = (vault: Vault, usuarioId: number): Counter => ({
  freno: 'par',
  clave: `sesion:${vault.sign('freno', `sesion:${usuarioId}`)}`,
})

/**
 * Counters of the second step. That of the user counts wherever the guess comes from: guessing needs the password, and
 * so cannot delay a user whose password is secret.
 */
export const pasoCounters = (vault: Vault, quien: string, ip: string): Counter[] => [
  { freno: 'par', clave: `paso:${vault.sign('freno', `paso:${quien}`)}` },
  addressCounter(ip),
]

/** A known browser has its own counter alone; elsewhere those of the pair, the address and the account count. */
export function countersOf(vault: Vault, { quien, ip, equipo }: AttemptOrigin): Counter[] {
  // Keyed digest: a plain digest could be reversed by trying names
  const oculto = vault.sign('freno', quien)
  if (equipo !== null) return [{ freno: 'equipo', clave: `equipo:${oculto}:${vault.sign('freno', equipo)}` }]
  return [
    { freno: 'par', clave: `par:${oculto}:${networkOf(ip)}` },
    addressCounter(ip),
    { freno: 'cuenta', clave: `cuenta:${oculto}` },
  ]
}
