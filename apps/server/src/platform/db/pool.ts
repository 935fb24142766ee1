import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { watchdog } from '../watchdog.ts'
import { type Hearer, type Listening, listenLite, listenPostgres } from './listen.ts'
import { Outage } from './outage.ts'
import { scalars } from './scalars.ts'

/** Two segments of the embedded engine's log, and what its own rounds write meanwhile. */
const RESERVE = 50 * 1024 * 1024

/** Whether there is room to write. Throws Outage `full`. */
type EnsureRoom = () => Promise<void>

const freeIn = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/**
 * The embedded engine does not live through a full disk: it is asked to write only while there is room, so that it goes
 * on reading and writes again as soon as there is. PostgreSQL says so itself.
 */
export function roomIn(folder: string, free: (folder: string) => Promise<number> = freeIn): EnsureRoom {
  return async () => {
    if ((await free(folder)) < RESERVE) throw new Outage('full', `less than ${RESERVE} bytes free`)
  }
}

export interface Connection {
  readonly pool: pg.Pool
  /** PGlite: one connection only. */
  readonly embedded: boolean
  /** Hears a channel from now on, through any loss of the connection. */
  listen(channel: string, hearer: Hearer): Promise<Listening>
  /** Whether there is room to write. Throws Outage `full`. */
  ensureRoom: EnsureRoom
  close(): Promise<void>
}

for (const { read } of Object.values(scalars)) if (read) pg.types.setTypeParser(read.oid, read.from)

/** A lost connection must not kill the process: pg reports it as an event. */
function surviveLoss(pool: pg.Pool, onError: (error: Error) => void): pg.Pool {
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  return pool
}

/**
 * Every call is short: what PostgreSQL does to shorten long ones costs it more than it saves, and a page at random is as
 * near as the next one on what databases are kept on today. A URL with options of its own wins.
 */
export const ajustes = '-c jit=off -c max_parallel_workers_per_gather=0 -c random_page_cost=1.1'

/** How long a call waits for a connection before it is turned away; a test, which asks much of few, waits longer. */
const WAIT_MS = 5000

export function openPostgres(url: string, max: number, onError: (error: Error) => void, waitMs = WAIT_MS): Connection {
  const config = { connectionString: url, max, connectionTimeoutMillis: waitMs, options: ajustes }
  const pool = surviveLoss(new pg.Pool(config), onError)
  return {
    pool,
    embedded: false,
    listen: (channel, hearer) => listenPostgres(url, channel, hearer),
    // it says so itself
    ensureRoom: async () => undefined,
    close: () => pool.end(),
  }
}

interface Lite {
  readonly waitMs?: number
  /** It answers no more, and never will. */
  readonly onWedged?: () => void
}

/** PostgreSQL in this process, stored below `dataDir`; one connection, which the pool queues for. */
export async function openPglite(
  dataDir: string,
  onError: (error: Error) => void,
  { waitMs = WAIT_MS, onWedged = () => undefined }: Lite = {},
): Promise<Connection> {
  // loaded only here: a process on PostgreSQL does not carry it
  const { openLite } = await import('./lite.ts')
  const dog = watchdog(onWedged)
  const { lite, config } = await openLite(join(dataDir, 'pglite'), dog.watch)
  const pool = surviveLoss(
    new pg.Pool({ ...config, max: 1, idleTimeoutMillis: 0, connectionTimeoutMillis: waitMs }),
    onError,
  )
  return {
    pool,
    embedded: true,
    ensureRoom: roomIn(dataDir),
    listen: (channel, hearer) => listenLite(lite, pool, channel, hearer),
    close: async () => {
      dog.stop()
      await pool.end()
      await lite.close()
    },
  }
}
