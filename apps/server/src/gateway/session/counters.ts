import type { CuentaDeFreno } from '@alerce/domain/acceso/espera'
import type { Vault } from '../../platform/vault.ts'
import { networkOf } from '../../sesiones/read-model.ts'

/** One counter in which a try counts: its kind, and the key under which it is kept. */
export interface Counter {
  readonly freno: CuentaDeFreno
  readonly clave: string
}

/** Who tries, from where. `quien`: as typed, never kept so. `equipo`: the mark of a browser known for that user. */
interface AttemptOrigin {
  readonly quien: string
  readonly ip: string
  readonly equipo: string | null
}

export const addressCounter = (ip: string): Counter => ({
  freno: 'direccion',
  clave: `direccion:${networkOf(ip)}`,
})

/** Of what an address asks for, right or wrong: apart from its guesses, or to ask would keep an office from coming in. */
export const requestCounter = (ip: string, que: string): Counter => ({
  freno: 'direccion',
  clave: `pedido:${que}:${networkOf(ip)}`,
})

/** Of someone who proves again who they are, in a session of their own. */
export const sessionCounter = (vault: Vault, usuarioId: number): Counter => ({
  freno: 'par',
  clave: `sesion:${vault.sign('freno', `sesion:${usuarioId}`)}`,
})

/** In a known browser only its own failures count; elsewhere those of the pair, of its address and of the account. */
export function countersOf(vault: Vault, { quien, ip, equipo }: AttemptOrigin): Counter[] {
  // sealed with the server's key: from a plain digest a name is found again by trying names
  const oculto = vault.sign('freno', quien)
  if (equipo !== null) return [{ freno: 'equipo', clave: `equipo:${oculto}:${vault.sign('freno', equipo)}` }]
  return [
    { freno: 'par', clave: `par:${oculto}:${networkOf(ip)}` },
    addressCounter(ip),
    { freno: 'cuenta', clave: `cuenta:${oculto}` },
  ]
}
