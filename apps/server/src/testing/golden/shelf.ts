import type { Connection } from '../../platform/db/pool.ts'

/** A database of one's own. */
export interface Own {
  readonly connection: Connection
  drop(): Promise<void>
}

/** Data of one's own that somebody else opens. */
interface Lent {
  /** Where it lies beside the folder; empty: in it. */
  readonly url: string
  drop(): Promise<void>
}

export type Fill = (connection: Connection) => Promise<void>

/** Where golden databases stand: built once, copied by each test file. */
export interface Shelf {
  /**
   * Makes sure of a golden database: one that stands is taken as it is, else it is filled, from nothing or as a copy of
   * another. Whoever asks at the same time gets the same one, and one whose filling ended half-way is never seen.
   */
  golden(name: string, fill: Fill, copyOf?: string): Promise<void>
  copy(name: string): Promise<Own>
  /**
   * Says that this run uses a golden database and all that begin with its name. Answers how to let go: the last run
   * that does so removes them from a PostgreSQL server, which is not ours to fill.
   */
  hold(name: string): Promise<() => Promise<void>>
  /** A copy for a process whose data lie in this folder. */
  lend(name: string, folder: string): Promise<Lent>
}

/** A thousand calls at once wait for few connections: only what hangs is ended. */
export const WAIT_MS = 120_000

/** What a connection that is lost does to whoever only fills or changes a base. */
export const throws = (error: Error): never => {
  throw error
}
