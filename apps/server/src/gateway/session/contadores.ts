import type { Freno } from '@alerce/domain/acceso/espera'
import type { Vault } from '../../platform/vault.ts'
import { direccionDe } from './direccion.ts'

/** One counter in which a try counts: its kind, and the key under which it is kept. */
export interface Contador {
  readonly freno: Freno
  readonly clave: string
}

/** Who tries, from where. `quien`: as typed, never kept so. `equipo`: the mark of a browser known for that user. */
export interface Origen {
  readonly quien: string
  readonly ip: string
  readonly equipo: string | null
}

export const contadorDeDireccion = (ip: string): Contador => ({
  freno: 'direccion',
  clave: `direccion:${direccionDe(ip)}`,
})

/** Of someone who proves again who they are, in a session of their own. */
export const contadorDeSesion = (vault: Vault, usuarioId: number): Contador => ({
  freno: 'par',
  clave: `sesion:${vault.sign('freno', `sesion:${usuarioId}`)}`,
})

/** In a known browser only its own failures count; elsewhere those of the pair, of its address and of the account. */
export function contadoresDe(vault: Vault, { quien, ip, equipo }: Origen): Contador[] {
  // sealed with the server's key: from a plain digest a name is found again by trying names
  const oculto = vault.sign('freno', quien)
  if (equipo !== null) return [{ freno: 'equipo', clave: `equipo:${oculto}:${vault.sign('freno', equipo)}` }]
  return [
    { freno: 'par', clave: `par:${oculto}:${direccionDe(ip)}` },
    contadorDeDireccion(ip),
    { freno: 'cuenta', clave: `cuenta:${oculto}` },
  ]
}
