import { randomBytes } from 'node:crypto'
import { sha256Of } from '../sha256.ts'
import { type Cofre, createVault, type Vault } from '../vault.ts'
import { AlteredBytes } from './almacen.ts'

/** Name of an object in the bucket, and the key that seals it alone: a change of DATA_KEY leaves objects as they are. */
export interface Sobre {
  readonly objeto: string
  /** 32 bytes in base64. */
  readonly clave: string
}

/** Random: neither the content nor its digest is told to the owner of the bucket. */
export const newSobre = (): Sobre => ({
  objeto: `archivos/${randomBytes(20).toString('hex')}`,
  clave: randomBytes(32).toString('base64'),
})

export const cofreDelSobre = ({ objeto, clave }: Sobre): Cofre => createVault(clave).en('almacen.contenido', objeto)

/** Papers that anybody of the sale may read stand unsealed in the database; in a bucket all are sealed. */
const isClear = (llave: string): boolean => llave.startsWith('claro/')

/** Bytes as the database stores them. */
export const sealedForBase = (vault: Vault, llave: string, contenido: Uint8Array): Buffer =>
  isClear(llave)
    ? Buffer.from(contenido.buffer, contenido.byteOffset, contenido.byteLength)
    : vault.en('almacen.contenido', llave).sealBytes(contenido)

/** Runs an opening; its failure is AlteredBytes. */
export function opened<T>(open: () => T): T {
  try {
    return open()
  } catch (error) {
    throw new AlteredBytes('no se abre', { cause: error })
  }
}

export const openedFromBase = (vault: Vault, llave: string, contenido: Buffer): Buffer =>
  isClear(llave) ? contenido : opened(() => vault.en('almacen.contenido', llave).openBytes(contenido))

/** Checks bytes against the digest in their key. Throws AlteredBytes. */
export function ensureOwn(llave: string, contenido: Uint8Array): void {
  if (sha256Of(contenido) !== llave.split('/').at(-1)) throw new AlteredBytes('el contenido no es el de su huella')
}
