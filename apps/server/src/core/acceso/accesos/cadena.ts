import { createHash } from 'node:crypto'
import type { Vault } from '../../../platform/vault.ts'

/** One read of health data or act on it, or one that was refused. */
export interface Acceso {
  readonly en: string
  readonly actor: string
  readonly operacion: string
  readonly declaracionId: number | null
  readonly ip: string
  /** The call was refused: nothing was shown. */
  readonly rechazado?: boolean
}

/** Session of a read and the evaluation step it saw; a null step: none in particular. */
export interface Vista {
  readonly sesionId: number
  readonly paso: string | null
}

/** End of the chain: id of the last entry, number of entries and last digest. */
export interface CabezaDeCadena {
  readonly ultima: number
  readonly entradas: number
  readonly huella: string
}

/** End of the chain when it was last sealed. */
export interface CadenaSellada extends CabezaDeCadena {
  /** Empty before the first entry, and in a log older than its seal. */
  readonly sello: string
}

const PROPOSITO = 'accesos'

/** Replaces an invalid seal: entries after a break are never sealed as valid. */
export const SELLO_ROTO = 'roto'

const texto = ({ ultima, entradas, huella }: CabezaDeCadena): string => `${ultima} ${entradas} ${huella}`

/** Seal with the server's key: access to the database alone can rebuild a chain, but not its seal. */
export const seal = (vault: Vault, cabeza: CabezaDeCadena): string => vault.sign(PROPOSITO, texto(cabeza))

/** Whether this server made the seal; a log without entries needs none yet. */
export const estaSellada = (vault: Vault, { sello, ...cabeza }: CadenaSellada): boolean =>
  sello === '' ? cabeza.entradas === 0 : vault.verify(PROPOSITO, texto(cabeza), sello)

/**
 * Digest that chains an entry to the previous one. An entry not refused keeps the digest format from before refusals
 * were logged.
 */
export function huellaDeAcceso(anterior: string, a: Acceso): string {
  const text = JSON.stringify([
    anterior,
    a.en,
    a.actor,
    a.operacion,
    a.declaracionId,
    a.ip,
    ...(a.rechazado ? ['rechazado'] : []),
  ])
  return createHash('sha256').update(text).digest('hex')
}
