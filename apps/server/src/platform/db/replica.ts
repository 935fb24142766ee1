import { Socket } from 'node:net'
import { type QueryExecutorProvider, sql } from 'kysely'
import pg from 'pg'
import { inTime } from '../patience.ts'
import { createLag } from './lag.ts'
import { bytesBetween, POSITION_OF_STANDBY, type Position } from './position.ts'
import type { Positions } from './positions.ts'
import { type Identity, identityOf, problemOf } from './replica-identity.ts'

/** Interval at which a process looks at its replica, milliseconds. */
const LOOK_MS = 500
/** Longest wait for its answer, and for one of its connections: then it counts as away. */
const ANSWER_MS = 1500
/** Lag in seconds from which nothing is read from it: lists of persons that nobody told of a change stay older than that. */
export const MOST_LAG_SECONDS = 10

/** State of a replica, as this process sees it. */
export interface ReplicaState {
  readonly answers: boolean
  /** Log of the primary that the replica does not show yet; null: unknown. */
  readonly lagSeconds: number | null
  readonly lagBytes: number | null
}

/** A hot standby of the database. */
export interface Replica {
  readonly pool: pg.Pool
  /** Positions of its primary. */
  readonly positions: Positions
  state(): ReplicaState
  /** Position that the next reads on this connection cover; null: it is no standby. */
  positionOn(db: QueryExecutorProvider): Promise<Position | null>
  /** Looks at the replica from now on; before, it counts as away. */
  watch(): void
  close(): Promise<void>
}

interface Needs {
  readonly url: string
  readonly max: number
  readonly options: string
  readonly positions: Positions
  /** Identity of the primary. */
  readonly primary: () => Promise<Identity>
  readonly onError: (error: Error) => void
  /** Called when the replica begins or ceases to answer. */
  readonly onChange?: ((answers: boolean, error?: unknown) => void) | undefined
}

const UNKNOWN: ReplicaState = { answers: false, lagSeconds: null, lagBytes: null }

const positionIn = ({ rows }: { readonly rows: readonly unknown[] }): Position | null =>
  (rows[0] as { readonly position: Position | null } | undefined)?.position ?? null

/** Pool that can end the connections in use: a replica that hangs would hold its reads for ever. */
function cuttablePool(config: pg.PoolConfig, onError: (error: Error) => void) {
  const pool = new pg.Pool(config)
  const inUse = new Set<pg.PoolClient>()
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  pool.on('acquire', (client) => inUse.add(client))
  pool.on('release', (_error, client) => inUse.delete(client))
  return {
    pool,
    cut: () => {
      for (const client of inUse) void (client as unknown as pg.Client).end()
    },
  }
}

export function openReplica({ url, max, options, positions, primary, onError, onChange }: Needs): Replica {
  const config = { connectionString: url, max, connectionTimeoutMillis: ANSWER_MS, options }
  const { pool, cut } = cuttablePool(config, onError)
  const lag = createLag()
  let state = UNKNOWN
  let told: boolean | null = null
  let current: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined
  let closed = false

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: url,
      stream: () => new Socket().unref(),
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    })
    client.on('error', onError)
    try {
      await client.connect()
      const problem = problemOf(await primary(), await identityOf(client))
      if (problem) throw new Error(problem)
      return client
    } catch (error) {
      void client.end().catch(onError)
      throw error
    }
  }

  /** The primary first: what it wrote in between must not count as lag. */
  async function look(): Promise<ReplicaState> {
    await inTime(() => positions.ask(), ANSWER_MS).then(lag.sample, onError)
    current ??= await connect()
    const position = positionIn(await current.query(POSITION_OF_STANDBY))
    if (position === null) throw new Error('it is no standby any more')
    return {
      answers: true,
      lagSeconds: lag.secondsOf(position),
      lagBytes: bytesBetween(position, positions.latest() ?? position),
    }
  }

  function becomes(next: ReplicaState, error?: unknown): void {
    state = next
    if (told === next.answers) return
    told = next.answers
    onChange?.(told, error)
  }

  function lose(error: unknown): void {
    void current?.end().catch(onError)
    current = null
    cut()
    becomes(UNKNOWN, error)
  }

  async function lookOn(): Promise<void> {
    await look().then(becomes, lose)
    if (closed) return void current?.end().catch(onError)
    timer = setTimeout(() => void lookOn(), LOOK_MS).unref()
  }

  return {
    pool,
    positions,
    state: () => state,
    positionOn: async (db) => positionIn(await sql.raw(POSITION_OF_STANDBY).execute(db)),
    watch: () => void lookOn(),
    async close() {
      closed = true
      clearTimeout(timer)
      state = UNKNOWN
      await current?.end()
      await pool.end()
    },
  }
}
