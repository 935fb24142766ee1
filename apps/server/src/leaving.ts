import type { Server, ServerResponse } from 'node:http'
import { setTimeout as pass } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Whoever asks on a kept connection within this time is still answered, and told to come no more on it. */
const GRACE_MS = 300
/** How often connections that fell idle are looked for. */
const LOOK_MS = 50
/** Who has no answer by then gets none: what started the server waits ten seconds or so, then kills. */
const DEADLINE_MS = 8000

/** Watches the answers of a server, so that it can be left in order. To be called before it listens. */
export function leaving(app: FastifyInstance): () => Promise<void> {
  const server: Server = app.server
  const open = new Set<ServerResponse>()
  let left = false
  /** The connection ends with this answer. */
  const last = (answer: ServerResponse) => {
    if (!answer.headersSent) answer.shouldKeepAlive = false
  }

  server.prependListener('request', (_request, answer) => {
    open.add(answer)
    answer.once('close', () => open.delete(answer))
    if (left) last(answer)
  })

  /** Every request that has arrived is answered and its connection closed; resolves when nobody is connected any more. */
  return async function leave(): Promise<void> {
    left = true
    for (const answer of open) last(answer)
    const connected = await new Promise<number>((resolve) =>
      server.getConnections((_error, count) => resolve(count ?? 0)),
    )
    if (connected > 0) await pass(GRACE_MS)
    const look = setInterval(() => server.closeIdleConnections(), LOOK_MS)
    const deadline = setTimeout(() => server.closeAllConnections(), DEADLINE_MS - GRACE_MS)
    try {
      await app.close()
    } finally {
      clearInterval(look)
      clearTimeout(deadline)
    }
  }
}
