import type { Vault } from '../../../platform/vault.ts'
import type { EnlaceDeSupervisor } from './read-model.ts'

/** Part of the link: each has its own key, so that one identifier cannot replace the other. */
type DuenoDeIdentificador = 'asesor' | 'jefe'

/** Content of an identifier: link id and its seal. */
interface IdentificadorDeEnlace {
  readonly enlaceId: number
  readonly sello: string
}

type Sellable = Omit<EnlaceDeSupervisor, 'revocado'>

const BYTES_DEL_SELLO = 32
const proposito = (parte: DuenoDeIdentificador) => `enlace-${parte}`

/** Sealed content: person, expiry and salt of the link, so that each identifier is valid for its row only. */
function sellado(parte: DuenoDeIdentificador, { id, asesorId, jefeId, expira, sal }: Sellable): string {
  return `${id} ${parte === 'asesor' ? asesorId : jefeId} ${expira} ${sal}`
}

/** Identifier of a link in standard base64: the seal, then the link id. */
export function issueIdentificador(vault: Vault, parte: DuenoDeIdentificador, enlace: Sellable): string {
  const sello = Buffer.from(vault.sign(proposito(parte), sellado(parte, enlace)), 'base64url')
  return Buffer.concat([sello, Buffer.from(String(enlace.id))]).toString('base64')
}

/** Whether this server made the seal for that part of the link. */
export const verifySello = (vault: Vault, parte: DuenoDeIdentificador, enlace: Sellable, sello: string): boolean =>
  vault.verify(proposito(parte), sellado(parte, enlace), sello)

/**
 * Parses an identifier: blanks stand for + (spec 1 §2), url-safe letters and missing padding are accepted. Null when
 * invalid, also for a second spelling of the same bytes.
 */
export function readIdentificador(texto: string): IdentificadorDeEnlace | null {
  const base64 = texto.replace(/=+$/, '').replaceAll(' ', '+').replaceAll('-', '+').replaceAll('_', '/')
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.toString('base64').replace(/=+$/, '') !== base64) return null
  const enlaceId = bytes.subarray(BYTES_DEL_SELLO).toString('latin1')
  if (!/^[1-9]\d{0,14}$/.test(enlaceId)) return null
  return { enlaceId: Number(enlaceId), sello: bytes.subarray(0, BYTES_DEL_SELLO).toString('base64url') }
}
