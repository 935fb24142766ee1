import type { Listening } from '../platform/db/listen.ts'
import type { Connection } from '../platform/db/pool.ts'
import type { Positions } from '../platform/db/positions.ts'
import type { Log } from '../platform/log.ts'
import { readAviso } from './aviso.ts'
import { createNoticeMemory, type Notice, type NoticesTold } from './memory.ts'
import { placeNotices } from './place.ts'
import { CHANNEL } from './repository.ts'

export type NoticeListener = (noticia: Notice) => void

export interface NoticeHub {
  /** Starts listening to the database; repeated calls change nothing. */
  open(): Promise<void>
  /** Subscribes to all later notices; the returned function ends it. */
  listen(listener: NoticeListener): () => void
  /** Recent notices. */
  lately(): NoticesTold
  close(): Promise<void>
}

/**
 * Hub of the notices of every server. It listens from the first `open` on. `positions`: of the primary, where a replica
 * serves reads.
 */
export function createNoticeHub(
  connection: Pick<Connection, 'listen'>,
  log: Log,
  positions: Pick<Positions, 'ask'> | null = null,
): NoticeHub {
  const listeners = new Set<NoticeListener>()
  let escucha: Promise<Listening> | undefined
  let memory = createNoticeMemory()

  function count(noticia: Notice): void {
    memory.remember(noticia)
    for (const listener of listeners) listener(noticia)
  }

  const placed = positions && placeNotices(positions, log, count)
  const arrive = (noticia: Notice) => (placed ? placed.place(noticia) : count(noticia))

  async function hear(): Promise<Listening> {
    const listening = await connection.listen(CHANNEL, {
      heard(payload) {
        const aviso = readAviso(payload)
        if (aviso) arrive(aviso)
        else log.warn('aviso desconocido')
      },
      lost: (error) => log.warn({ err: error }, 'avisos interrumpidos'),
      back: () => {
        log.info('avisos restablecidos')
        arrive('resync')
      },
    })
    // Starts an empty memory: it missed the notices before it listened.
    memory = createNoticeMemory()
    return listening
  }

  function startListening(): Promise<Listening> {
    const nueva = hear()
    // Do not cache a failed LISTEN.
    nueva.catch(() => {
      escucha = undefined
    })
    return nueva
  }

  return {
    async open() {
      escucha ??= startListening()
      await escucha
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    lately: () => memory.lately(),
    async close() {
      listeners.clear()
      placed?.close()
      const listening = await escucha
      await listening?.close()
    },
  }
}
