import type pg from 'pg'

/**
 * `unreachable`: no connection possible. `lost`: connection lost during the call. `conflict`: another transaction was
 * in the way. `full`: the disk is full.
 */
export type OutageKind = 'unreachable' | 'lost' | 'conflict' | 'full'

/** A failure of the database, not of the call: the same call may be tried again. */
export class Outage extends Error {
  readonly kind: OutageKind
  constructor(kind: OutageKind, cause: unknown) {
    super(`database ${kind}: ${cause instanceof Error ? cause.message : cause}`, { cause })
    this.kind = kind
  }
}

/** SQLSTATE of a PostgreSQL, database or user whose connections are all taken. */
const TOO_MANY_CONNECTIONS = '53300'
/** Outage behind an error, if any: the error itself, its cause, or the only reason of all failures of a group. */
export function outageIn(error: unknown): Outage | null {
  if (error instanceof Outage) return error
  if (error instanceof AggregateError && error.errors.length > 0) {
    const outages = error.errors.map(outageIn)
    return outages.every((outage) => outage !== null) ? (outages[0] ?? null) : null
  }
  return error instanceof Error && error.cause !== undefined ? outageIn(error.cause) : null
}

/** Outages by SQLSTATE of PostgreSQL. */
const states: Readonly<Record<string, OutageKind>> = {
  '08000': 'lost',
  '08003': 'lost',
  '08006': 'lost',
  '57P01': 'lost',
  '57P02': 'lost',
  '57P03': 'unreachable',
  [TOO_MANY_CONNECTIONS]: 'unreachable',
  '40001': 'conflict',
  '40P01': 'conflict',
  '53100': 'full',
}

function saidBy(error: unknown): OutageKind | undefined {
  if (!(error instanceof Error && 'code' in error)) return undefined
  return error.code === 'ENOSPC' ? 'full' : states[String(error.code)]
}

/** SQLSTATE of a write that a standby refuses, or a transaction that only reads. */
const READ_ONLY = '25006'
const isReadOnly = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === READ_ONLY

/** Statements that begin or end a transaction, as Kysely writes them. */
const bounds = /^(?:begin|start transaction|commit|rollback$)/

/** On one connection, tells the refusals of a standby from those of a transaction that only reads. */
function watchWrites() {
  let onlyReads = false
  let isStandby = false
  return {
    see: (asked: string | pg.QueryConfig) => {
      const text = typeof asked === 'string' ? asked : asked.text
      if (bounds.test(text)) onlyReads = text.includes('read only')
    },
    /** `error`: the latest answer. */
    isStandby: (error?: unknown): boolean => {
      isStandby ||= !onlyReads && isReadOnly(error)
      return isStandby
    },
  }
}

/** FATAL ends the connection, whatever its SQLSTATE: PgBouncer gives 08P01, a protocol error, to everything it says. */
const isFatal = (error: unknown): boolean => error instanceof Error && 'severity' in error && error.severity === 'FATAL'

/** Outage in the answer to a statement. `gone`: its connection has ended. */
const outageOf = (error: unknown, gone: boolean): OutageKind | null =>
  saidBy(error) ?? (gone || isFatal(error) ? 'lost' : null)

/** The database answers, and refuses another connection. */
export function isCrowded(error: unknown): boolean {
  const said = error instanceof Outage ? error.cause : error
  return said instanceof Error && 'code' in said && said.code === TOO_MANY_CONNECTIONS
}

/** Longest wait for the answer to a statement, milliseconds; null: none, for migrations. */
export interface Patience {
  answerMs: number | null
}

/** The part of a connection that queries need. */
export interface Asking {
  query(asked: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult>
  release(destroy?: boolean): void
}

export interface AskingPool extends Pick<pg.Pool, 'end' | 'options'> {
  connect(): Promise<Asking>
}

/**
 * Wraps a pool to throw Outage. A server that refuses to write became a standby, or has not become the primary yet: its
 * connection leaves the pool, since the next one may lead to another server. Other outages are recognised by their
 * origin, since error texts of the driver change: any failure to connect, and any failure on a connection that has
 * reported its end. A connection silent beyond `patience` is ended: one that the network forgot reports nothing for a
 * quarter of an hour, and keeps its place in the pool.
 */
export function tellingOutages({ pool, patience }: { pool: pg.Pool; patience: Patience }): AskingPool {
  const gone = new WeakSet<object>()
  const watched = new WeakSet<object>()
  // Watched on acquire, not on creation: the start of the server has used one before
  pool.on('acquire', (client) => {
    if (watched.has(client)) return
    watched.add(client)
    for (const end of ['error', 'end'] as const) client.once(end, () => gone.add(client))
  })

  async function connect(): Promise<Asking> {
    const client = await pool.connect().catch((error: unknown) => {
      throw new Outage(saidBy(error) ?? 'unreachable', error)
    })
    const writes = watchWrites()
    const query: Asking['query'] = async (asked, values) => {
      writes.see(asked)
      // Ending a client with a statement under way closes its socket
      const silence = patience.answerMs === null ? undefined : setTimeout(() => void client.end(), patience.answerMs)
      try {
        return await client.query(asked, values)
      } catch (error) {
        const kind = writes.isStandby(error) ? 'lost' : outageOf(error, gone.has(client))
        throw kind ? new Outage(kind, error) : error
      } finally {
        clearTimeout(silence)
      }
    }
    return { query, release: (destroy) => client.release(destroy || writes.isStandby()) }
  }
  return { connect, end: () => pool.end(), options: pool.options }
}

/** Repeats a read once if the connection was lost during it: a read changes nothing. */
export async function askAgain<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof Outage && error.kind === 'lost')) throw error
    return await ask()
  }
}
