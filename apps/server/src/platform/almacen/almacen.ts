import type { Db } from '../db/database.ts'

/**
 * Where the bytes of files are kept, each under a key that its content gives. It knows nothing of what they are: who
 * keeps them seals them before and checks them after.
 */
interface Almacen {
  /** What is under that key already stays as it is: the same key is the same content. */
  put(llave: string, bytes: Buffer): Promise<void>
  /** null: there is nothing under that key. */
  read(llave: string): Promise<Buffer | null>
  /** Nothing there is no failure. */
  remove(llave: string): Promise<void>
}

/** The store as a transaction sees it: one inside the database writes with it, one outside need not look at it. */
export type OpenAlmacen = (tx: Db) => Almacen
