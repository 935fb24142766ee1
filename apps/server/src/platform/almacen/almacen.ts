import type { Db } from '../db/database.ts'
import type { Vault } from '../vault.ts'

/** Transaction and keys of a call. */
interface Donde {
  readonly tx: Db
  readonly vault: Vault
}

/** Stored bytes that no longer open: changed, or sealed for another place. */
export class AlteredBytes extends Error {}

/**
 * Store of file bytes, each under a key derived from its content. Bytes enter with their transaction into the database;
 * with a bucket they are taken there afterwards (decision 018). Callers verify what they read.
 */
export interface Almacen {
  /** An existing key keeps its bytes: the same key means the same content. */
  put(donde: Donde, llave: string, contenido: Uint8Array): Promise<void>
  /** null: none is stored. Throws AlteredBytes, and BucketAway where they are in a bucket that does not answer. */
  read(donde: Donde, llave: string): Promise<Buffer | null>
  /** Takes the bytes away with this transaction. An unknown key is no failure. */
  remove(donde: Pick<Donde, 'tx'>, llave: string): Promise<void>
  /** Logs and counts a file that cannot be read. */
  tellUnreadable(archivoId: number, error: Error): void
}
