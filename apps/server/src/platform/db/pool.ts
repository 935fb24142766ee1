import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { watchdog } from '../watchdog.ts'
import { type Copier, copierOfLite, copierOfPostgres } from './copy.ts'
import { type Hearer, type Listening, listenLite, listenPostgres } from './listen.ts'
import { Outage, type Patience } from './outage.ts'
import { POSITION_OF_PRIMARY, type Position } from './position.ts'
import { createPositions } from './positions.ts'
import { openReplica, type Replica } from './replica.ts'
import { identityOf } from './replica-identity.ts'
import { scalars } from './scalars.ts'

/** Two segments of the embedded engine's WAL, and its own writes meanwhile. */
const RESERVE = 50 * 1024 * 1024

/** Checks the free disk space. Throws Outage `full`. */
type EnsureRoom = () => Promise<void>

const freeIn = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/**
 * Disk check of the embedded engine, which a full disk would crash: it gets writes only while there is room. PostgreSQL
 * reports a full disk itself.
 */
export function roomIn(folder: string, free: (folder: string) => Promise<number> = freeIn): EnsureRoom {
  return async () => {
    if ((await free(folder)) < RESERVE) throw new Outage('full', `less than ${RESERVE} bytes free`)
  }
}

export interface Connection {
  readonly pool: pg.Pool
  /** Of the statements asked from now on. */
  readonly patience: Patience
  /** PGlite: one connection only. */
  readonly embedded: boolean
  /** Frequent reads run as prepared statements. */
  readonly prepared: boolean
  /** Listens on a channel from now on, across lost connections. */
  listen(channel: string, hearer: Hearer): Promise<Listening>
  /** A listener has been without its connection for longer than its reconnection should take. */
  isDeaf(): boolean
  /** Checks the free disk space. Throws Outage `full`. */
  ensureRoom: EnsureRoom
  /** Hot standby that serves lists; null: none is configured. */
  readonly replica: Replica | null
  /** Whole tables in and out, for backups. */
  readonly copier: Copier
  close(): Promise<void>
}

for (const { read } of Object.values(scalars)) if (read) pg.types.setTypeParser(read.oid, read.from)

/** Handles lost connections, which pg reports as events: unhandled, they would end the process. */
function surviveLoss(pool: pg.Pool, onError: (error: Error) => void): pg.Pool {
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  return pool
}

/**
 * Every call is short: planning for long ones costs more than it saves, and on present disks random pages are as cheap
 * as sequential ones. Options in a URL take precedence.
 */
export const ajustes = '-c jit=off -c max_parallel_workers_per_gather=0 -c random_page_cost=1.1'

/** Longest wait for a connection, milliseconds; tests, with few connections, wait longer. */
const WAIT_MS = 5000

interface Postgres {
  readonly waitMs?: number
  /** Address for LISTEN alone: a transaction-pooling proxy loses it. */
  readonly listenUrl?: string | undefined
  readonly prepared?: boolean
  readonly replicaUrl?: string | undefined
  /** Called when the replica begins or ceases to answer. */
  readonly onReplica?: (answers: boolean, error?: unknown) => void
}

/** The hot standby of a pool: it asks the primary for its positions. */
function replicaOf(pool: pg.Pool, url: string, onError: (error: Error) => void, onChange: Postgres['onReplica']) {
  const positions = createPositions(async () => {
    const { rows } = await pool.query<{ position: Position | null }>(POSITION_OF_PRIMARY)
    return rows[0]?.position ?? null
  })
  const { max = 1 } = pool.options
  return openReplica({ url, max, options: ajustes, positions, primary: () => identityOf(pool), onError, onChange })
}

export function openPostgres(
  url: string,
  max: number,
  onError: (error: Error) => void,
  { waitMs = WAIT_MS, listenUrl = url, prepared = true, replicaUrl, onReplica }: Postgres = {},
): Connection {
  const config = { connectionString: url, max, connectionTimeoutMillis: waitMs, options: ajustes }
  const pool = surviveLoss(new pg.Pool(config), onError)
  const replica = replicaUrl ? replicaOf(pool, replicaUrl, onError, onReplica) : null
  const listening: Awaited<ReturnType<typeof listenPostgres>>[] = []
  return {
    pool,
    patience: { answerMs: null },
    embedded: false,
    prepared,
    listen: async (channel, hearer) => {
      const one = await listenPostgres(listenUrl, channel, hearer)
      listening.push(one)
      return one
    },
    isDeaf: () => listening.some((one) => one.isDeaf()),
    // PostgreSQL reports it itself
    ensureRoom: async () => undefined,
    replica,
    copier: copierOfPostgres,
    close: async () => {
      await replica?.close()
      await pool.end()
    },
  }
}

interface Lite {
  readonly waitMs?: number
  /** The engine hangs for good. */
  readonly onWedged?: () => void
}

/** PostgreSQL in this process, with its data below `dataDir`; the pool queues for its single connection. */
export async function openPglite(
  dataDir: string,
  onError: (error: Error) => void,
  { waitMs = WAIT_MS, onWedged = () => undefined }: Lite = {},
): Promise<Connection> {
  // Loaded only here: a process on PostgreSQL does not need it
  const { openLite } = await import('./lite.ts')
  const dog = watchdog(onWedged)
  const { lite, config } = await openLite(join(dataDir, 'pglite'), dog.watch)
  const pool = surviveLoss(
    new pg.Pool({ ...config, max: 1, idleTimeoutMillis: 0, connectionTimeoutMillis: waitMs }),
    onError,
  )
  return {
    pool,
    patience: { answerMs: null },
    embedded: true,
    prepared: false,
    ensureRoom: roomIn(dataDir),
    replica: null,
    copier: copierOfLite(lite),
    listen: (channel, hearer) => listenLite(lite, pool, channel, hearer),
    isDeaf: () => false,
    close: async () => {
      dog.stop()
      await pool.end()
      await lite.close()
    },
  }
}
