import type { Connection } from '../../platform/db/pool.ts'

/** A private database. */
export interface Own {
  readonly connection: Connection
  drop(): Promise<void>
}

/** A database that another process opens. */
interface Lent {
  /** Address of the database on a server; empty: it is in the folder. */
  readonly url: string
  drop(): Promise<void>
}

export type Fill = (connection: Connection) => Promise<void>

/** Store of golden databases: built once, copied by each test file. */
export interface Shelf {
  /**
   * Ensures that a golden database exists: an existing one is reused, else it is filled, from nothing or as a copy of
   * another. Parallel calls get the same one, and an unfinished one is never used.
   */
  golden(name: string, fill: Fill, copyOf?: string): Promise<void>
  copy(name: string): Promise<Own>
  /**
   * Registers this run as a user of a golden database and of all that begin with its name. Returns the release: the
   * last run removes them from a PostgreSQL server, which must not fill up.
   */
  hold(name: string): Promise<() => Promise<void>>
  /** A copy for a process with its data in this folder. */
  lend(name: string, folder: string): Promise<Lent>
}

/** Longest wait for a connection, milliseconds: parallel calls queue for few connections, only a hang fails. */
export const WAIT_MS = 120_000

/** Error handler of a connection that only fills or changes a database: throws. */
export const throws = (error: Error): never => {
  throw error
}
