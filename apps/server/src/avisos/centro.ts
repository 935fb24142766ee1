import type { Listening } from '../platform/db/listen.ts'
import type { Connection } from '../platform/db/pool.ts'
import type { Log } from '../platform/log.ts'
import { type Aviso, leerAviso } from './aviso.ts'
import { CANAL } from './repository.ts'

/** 'resync': some notices may have been lost. */
export type Oyente = (noticia: Aviso | 'resync') => void

export interface Centro {
  /** Begins to hear the database; once is enough. */
  abrir(): Promise<void>
  /** Every notice from now on, until the answer is called. */
  oir(oyente: Oyente): () => void
  cerrar(): Promise<void>
}

/** Where the notices of every server arrive at this one. It listens from the first `abrir` on. */
export function createCentro(connection: Pick<Connection, 'listen'>, log: Log): Centro {
  const oyentes = new Set<Oyente>()
  let escucha: Promise<Listening> | undefined

  function contar(noticia: Aviso | 'resync'): void {
    for (const oyente of oyentes) oyente(noticia)
  }

  function escuchar(): Promise<Listening> {
    const nueva = connection.listen(CANAL, {
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
    async abrir() {
      escucha ??= escuchar()
      await escucha
    },
    oir(oyente) {
      oyentes.add(oyente)
      return () => oyentes.delete(oyente)
    },
    async cerrar() {
      oyentes.clear()
      const listening = await escucha
      await listening?.close()
    },
  }
}
