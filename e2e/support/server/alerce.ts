import { administer } from '../../../apps/server/src/platform/db/administration.ts'
import { type Data, dataFor } from './data.ts'
import { lodge } from './housed.ts'

/** A server on data of its own. */
export interface Alerce {
  readonly url: string
  /** Ends in order and removes the data. */
  stop(): Promise<void>
  /** Moves the server's clock on. */
  advance(ms: number): Promise<void>
  /** What is held back so that it can be undone leaves now; on the embedded engine, whose data nobody else opens, in its time. */
  release(): Promise<void>
}

export async function released({ database }: Data): Promise<void> {
  const held = "name = 'soltar-respuesta' and state = 'created'"
  if (database) await administer(database.url, `update pgboss.job set start_after = now() where ${held}`)
}

/** Starts a server, in the house of this worker of a run, on PGlite, or on a database of its own where TEST_DATABASE_URL names a PostgreSQL. */
export async function startServer(env: Record<string, string> = {}): Promise<Alerce> {
  const data = await dataFor(env)
  const { url, advance, stop } = await lodge(data, env)
  return {
    url,
    advance,
    release: () => released(data),
    stop: async () => {
      await stop()
      await data.remove()
    },
  }
}
