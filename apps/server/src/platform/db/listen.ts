import { Socket } from 'node:net'
import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { Outage } from './outage.ts'

/** Listener on a channel of the database. */
export interface Hearer {
  heard(payload: string): void
  /** The connection was lost: no notices until `back`. */
  lost(error: Error): void
  /** Listening again; notices sent in between are lost. */
  back(): void
}

export interface Listening {
  close(): Promise<void>
}

interface ListeningApart extends Listening {
  /** The connection is lost for longer than a change of the primary takes: waiting alone may not repair it. */
  isDeaf(): boolean
}

const FIRST_DELAY_MS = 250
/** Screens go without notices for so long after the database is back. */
const LAST_DELAY_MS = 5000
/** Ping interval of a silent connection, milliseconds: a dead one may look alive for hours. */
const PING_MS = 30_000
const ANSWER_MS = 5000
/** A change of the primary takes half a minute. */
const DEAF_MS = 35_000

/** Pause before connecting again, milliseconds. */
export const pauseAfter = (failures: number): number => Math.min(FIRST_DELAY_MS * 2 ** failures, LAST_DELAY_MS)

const listenTo = (channel: string) => `listen ${pg.escapeIdentifier(channel)}`

/**
 * Listens on a channel in its own connection outside the pool, and reconnects with growing delays. Resolves after the
 * first attempt, even if that one failed. It does not keep the process alive.
 */
export async function listenPostgres(
  url: string,
  channel: string,
  hearer: Hearer,
  deafMs = DEAF_MS,
): Promise<ListeningApart> {
  let current: pg.Client | null = null
  let closed = false
  let failures = 0
  let lostAt = 0
  let retry: NodeJS.Timeout | undefined

  function lose(client: pg.Client, error: Error): void {
    if (closed || client !== current) return
    current = null
    void client.end()
    if (failures === 0) {
      lostAt = performance.now()
      hearer.lost(new Outage('lost', error))
    }
    retry = setTimeout(() => void connect(), pauseAfter(failures)).unref()
    failures += 1
  }

  async function connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      stream: () => new Socket().unref(),
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    })
    current = client
    client.on('error', (error) => lose(client, error))
    client.on('end', () => lose(client, new Error('the database ended the connection')))
    client.on('notification', ({ payload }) => hearer.heard(payload ?? ''))
    try {
      await client.connect()
      await client.query(listenTo(channel))
    } catch (error) {
      lose(client, error as Error)
      return
    }
    if (failures > 0) hearer.back()
    failures = 0
  }

  const ping = setInterval(() => {
    const client = current
    if (client && failures === 0) client.query('select 1').catch((error: Error) => lose(client, error))
  }, PING_MS).unref()
  await connect()

  return {
    isDeaf: () => !closed && failures > 0 && performance.now() - lostAt >= deafMs,
    async close() {
      closed = true
      clearInterval(ping)
      clearTimeout(retry)
      await current?.end()
    },
  }
}

/** Listens in the embedded database: its only session is the pool's, and is never lost. */
export async function listenLite(lite: PGlite, pool: pg.Pool, channel: string, hearer: Hearer): Promise<Listening> {
  const stop = lite.onNotification((told, payload) => {
    if (told === channel) hearer.heard(payload)
  })
  // Through the queue of the pool: inside another transaction a rollback would undo it
  await pool.query(listenTo(channel))
  return { close: async () => stop() }
}
