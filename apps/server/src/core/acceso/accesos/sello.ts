import type { Vault } from '../../../platform/vault.ts'
import type { CabezaDeCadena } from './cadena.ts'

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
