import type { Db } from '../db/database.ts'

/**
 * Store of file bytes, each under a key derived from its content. Callers seal the bytes before and verify them after.
 */
interface Almacen {
  /** An existing key keeps its bytes: the same key means the same content. */
  put(llave: string, bytes: Uint8Array): Promise<void>
  /** null: unknown key. */
  read(llave: string): Promise<Buffer | null>
  /** An unknown key is no failure. */
  remove(llave: string): Promise<void>
}

/** The store within a transaction: a store inside the database writes with it, an external one may ignore it. */
export type OpenAlmacen = (tx: Db) => Almacen
