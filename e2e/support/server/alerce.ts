import { administer } from '../../../apps/server/src/platform/db/administration.ts'
import { type Data, dataFor } from './data.ts'
import { lodge } from './housed.ts'

/** A server with its own data. */
export interface Alerce {
  readonly url: string
  /** Stops the server in order and deletes its data. */
  stop(): Promise<void>
  /** Advances the server's clock. */
  advance(ms: number): Promise<void>
  /** Sends held answers now; with the embedded engine, which no other process can open, at their normal time. */
  release(): Promise<void>
}

export async function released({ database }: Data): Promise<void> {
  const held = "name = 'soltar-respuesta' and state = 'created'"
  if (database) await administer(database.url, `update pgboss.job set start_after = now() where ${held}`)
}

/**
 * Starts a server in the shared process of this worker: on PGlite, or on a PostgreSQL database of its own if
 * TEST_DATABASE_URL is set.
 */
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
