import { createHash } from 'node:crypto'
import type { Vault } from '../../../platform/vault.ts'

/** One look at health data (or one act upon it), or one that was refused. */
export interface Acceso {
  readonly en: string
  readonly actor: string
  readonly operacion: string
  readonly declaracionId: number | null
  readonly ip: string
  /** They were turned away: nothing was shown. */
  readonly rechazado?: boolean
}

/** Of which session a look is and which step of the evaluation it saw; a null step: none in particular. */
export interface Vista {
  readonly sesionId: number
  readonly paso: string | null
}

/** How far the chain goes: id of the last entry, how many there are, and its digest. */
export interface CabezaDeCadena {
  readonly ultima: number
  readonly entradas: number
  readonly huella: string
}

/** The end of the chain as it was last sealed. */
export interface CadenaSellada extends CabezaDeCadena {
  /** Empty before the first entry, and in a log that is older than its seal. */
  readonly sello: string
}

const PROPOSITO = 'accesos'

/** Takes the place of a seal once one did not hold: what follows a break is never blessed. */
export const SELLO_ROTO = 'roto'

const texto = ({ ultima, entradas, huella }: CabezaDeCadena): string => `${ultima} ${entradas} ${huella}`

/** What only the server's key can put: whoever has just the database can rebuild a chain, but not this. */
export const sellar = (vault: Vault, cabeza: CabezaDeCadena): string => vault.sign(PROPOSITO, texto(cabeza))

/** Whether this server sealed it; a log without entries needs no seal yet. */
export const estaSellada = (vault: Vault, { sello, ...cabeza }: CadenaSellada): boolean =>
  sello === '' ? cabeza.entradas === 0 : vault.verify(PROPOSITO, texto(cabeza), sello)

/** The digest that chains an entry to the one before it. What was not refused is digested as before refusals were told. */
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
