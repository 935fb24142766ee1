import { temas } from '@alerce/contract/asuntos'
import { type Eventos, type EventosAnteriores, rutaDeEventos } from '@alerce/contract/eventos'
import { hearFrom } from '../api/position.ts'

const FIRST_RETRY_MS = 1000
const LAST_RETRY_MS = 30_000
/** The server sends a heartbeat every 25 seconds: a line silent for more than two of them is dead, even if open. */
const SILENCE_MS = 60_000

/** Events for screens; `resync`: refetch everything on screen. No screen handles a `latido`. */
export type EventName = Exclude<keyof Eventos, 'listo'>

const eventNames = ['sesion', ...temas, 'resync', 'latido'] as const satisfies EventName[]

export interface Told {
  readonly name: EventName
  readonly data: unknown
  /** Position of the database that covers the change; empty: none, absent: told by a page of an older version. */
  readonly position?: string
}

export type ToldListener = (told: Told) => void

/** Margin in ms: events sent shortly before the last one heard may have been lost with the connection. */
const ON_ITS_WAY_MS = 5000

let since = 0

/** Start of reading: later events change the data shown. The document itself is the first reading. */
export function beginReading(): void {
  since = performance.now()
}

/** A message of the server was received: all earlier ones have arrived. */
export function justHeard(): void {
  since = performance.now() - ON_ITS_WAY_MS
}

/** Milliseconds in which events may have been missed. */
const unheardFor = (): number => performance.now() - since

/** Reports events missed without a connection; `resync` where the server's memory is too short. */
function tellMissed({ cubre, dichos }: EventosAnteriores, position: string, tell: ToldListener): void {
  const missed = unheardFor()
  if (missed >= cubre) tell({ name: 'resync', data: null, position })
  else for (const { hace, nombre, data } of dichos) if (hace <= missed) tell({ name: nombre, data, position })
}

/**
 * Listens to the server until closed. The browser restores a lost connection; after a refusal (401, 503) it stops, and
 * we retry with growing pauses. `listo` brings earlier events. `ready`: called after it.
 */
export function openStream(tell: ToldListener, ready: () => void = () => undefined): () => void {
  let pause = FIRST_RETRY_MS
  let retry: ReturnType<typeof setTimeout> | undefined
  let silence: ReturnType<typeof setTimeout> | undefined
  let source = connect()

  function again(): void {
    source.close()
    source = connect()
  }

  function alive(): void {
    justHeard()
    clearTimeout(silence)
    silence = setTimeout(again, SILENCE_MS)
  }

  function connect(): EventSource {
    const next = new EventSource(rutaDeEventos)
    next.addEventListener('listo', ({ data, lastEventId }: MessageEvent<string>) => {
      pause = FIRST_RETRY_MS
      hearFrom(lastEventId)
      tellMissed(JSON.parse(data), lastEventId, tell)
      alive()
      ready()
    })
    for (const name of eventNames) {
      next.addEventListener(name, ({ data, lastEventId }: MessageEvent<string>) => {
        alive()
        tell({ name, data: JSON.parse(data), position: lastEventId })
      })
    }
    next.addEventListener('error', () => {
      clearTimeout(silence)
      if (next.readyState !== EventSource.CLOSED) return
      // refused: the session may have ended unnoticed; the session watch asks the server
      tell({ name: 'sesion', data: { motivo: '' } })
      retry = setTimeout(again, pause)
      pause = Math.min(pause * 2, LAST_RETRY_MS)
    })
    return next
  }

  return () => {
    clearTimeout(retry)
    clearTimeout(silence)
    source.close()
  }
}
