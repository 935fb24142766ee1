import { common } from '@alerce/contract/messages/common'
import { type Actor, firma } from './actor.ts'
import { refuse } from './refusal.ts'

/** What was saved after the version that somebody still edits: which fields, by whom (a signature) and when (ISO). */
export interface CambioDeVersion {
  readonly campos: readonly string[]
  readonly quien: string
  readonly cuando: string
}

/**
 * 412: what is edited was saved meanwhile. Its data tells whether it was oneself, in another window: `propio`; `mas` is
 * what stands there now.
 */
export function rechazarVersion(actor: Actor, cambio: CambioDeVersion, mas: object = {}): never {
  const propio = cambio.quien === firma(actor)
  const texto = (propio ? common.staleVersionPropia : common.staleVersion).text
  return refuse(common.staleVersion, { texto, data: { ...cambio, propio, ...mas } })
}
