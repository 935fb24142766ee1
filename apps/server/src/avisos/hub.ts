import type { Listening } from '../platform/db/listen.ts'
import type { Connection } from '../platform/db/pool.ts'
import type { Log } from '../platform/log.ts'
import { type Aviso, leerAviso } from './aviso.ts'
import { CHANNEL } from './repository.ts'

/** 'resync': some notices may have been lost. */
export type NoticeListener = (noticia: Aviso | 'resync') => void

export interface NoticeHub {
  /** Begins to hear the database; once is enough. */
  open(): Promise<void>
  /** Every notice from now on, until the answer is called. */
  listen(listener: NoticeListener): () => void
  close(): Promise<void>
}

/** Where the notices of every server arrive at this one. It listens from the first `abrir` on. */
export function createNoticeHub(connection: Pick<Connection, 'listen'>, log: Log): NoticeHub {
  const listeners = new Set<NoticeListener>()
  let escucha: Promise<Listening> | undefined

  function contar(noticia: Aviso | 'resync'): void {
    for (const listener of listeners) listener(noticia)
  }

  function escuchar(): Promise<Listening> {
    const nueva = connection.listen(CHANNEL, {
      heard(payload) {
        const aviso = leerAviso(payload)
        if (aviso) contar(aviso)
        else log.warn('aviso desconocido')
      },
      lost: (error) => log.warn({ err: error }, 'avisos interrumpidos'),
      back: () => {
        log.info('avisos restablecidos')
        contar('resync')
      },
    })
    // a first attempt that failed is no answer for ever
    nueva.catch(() => {
      escucha = undefined
    })
    return nueva
  }

  return {
    async open() {
      escucha ??= escuchar()
      await escucha
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async close() {
      listeners.clear()
      const listening = await escucha
      await listening?.close()
    },
  }
}
