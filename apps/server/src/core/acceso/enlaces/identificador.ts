import type { Vault } from '../../../platform/vault.ts'
import type { EnlaceDeSupervisor } from './read-model.ts'

/** Whose identifier it is: each has a key of its own, so that one cannot be shown for the other. */
type DuenoDeIdentificador = 'asesor' | 'jefe'

/** What an identifier says: which link, and the seal that shows it. */
interface IdentificadorDeEnlace {
  readonly enlaceId: number
  readonly sello: string
}

type Sellable = Omit<EnlaceDeSupervisor, 'revocado'>

const BYTES_DEL_SELLO = 32
const proposito = (parte: DuenoDeIdentificador) => `enlace-${parte}`

/** What is sealed: who, until when, and what is random of this link; so each identifier belongs to its row alone. */
function sellado(parte: DuenoDeIdentificador, { id, asesorId, jefeId, expira, sal }: Sellable): string {
  return `${id} ${parte === 'asesor' ? asesorId : jefeId} ${expira} ${sal}`
}

/** One identifier of a link in standard base64: the seal, then which link. */
export function emitirIdentificador(vault: Vault, parte: DuenoDeIdentificador, enlace: Sellable): string {
  const sello = Buffer.from(vault.sign(proposito(parte), sellado(parte, enlace)), 'base64url')
  return Buffer.concat([sello, Buffer.from(String(enlace.id))]).toString('base64')
}

/** Whether this server made that seal for that part of the link. */
export const verificarSello = (vault: Vault, parte: DuenoDeIdentificador, enlace: Sellable, sello: string): boolean =>
  vault.verify(proposito(parte), sellado(parte, enlace), sello)

/**
 * Reads an identifier as it arrives: blanks are + (spec 1 §2), url-safe letters and missing padding are put up with.
 * Null when it is no identifier; a second spelling of the same bytes is none.
 */
export function leerIdentificador(texto: string): IdentificadorDeEnlace | null {
  const base64 = texto.replace(/=+$/, '').replaceAll(' ', '+').replaceAll('-', '+').replaceAll('_', '/')
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.toString('base64').replace(/=+$/, '') !== base64) return null
  const enlaceId = bytes.subarray(BYTES_DEL_SELLO).toString('latin1')
  if (!/^[1-9]\d{0,14}$/.test(enlaceId)) return null
  return { enlaceId: Number(enlaceId), sello: bytes.subarray(0, BYTES_DEL_SELLO).toString('base64url') }
}
