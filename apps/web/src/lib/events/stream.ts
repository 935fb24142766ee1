import { temas } from '@alerce/contract/asuntos'
import { type Eventos, type EventosAnteriores, rutaDeEventos } from '@alerce/contract/eventos'

const FIRST_RETRY_MS = 1000
const LAST_RETRY_MS = 30_000
/** The server gives a sign of life every 25 seconds: a line that stays silent for longer than two is dead, though nobody closed it. */
const SILENCE_MS = 60_000

/** Events for screens; `resync`: refetch everything on screen. No screen handles a `latido`. */
export type EventName = Exclude<keyof Eventos, 'listo'>

const eventNames = ['sesion', ...temas, 'resync', 'latido'] as const satisfies EventName[]

export interface Told {
  readonly name: EventName
  readonly data: unknown
}

export type ToldListener = (told: Told) => void

/** Margin in ms: events sent shortly before the last one heard may have been lost with the connection. */
const ON_ITS_WAY_MS = 5000

let since = 0

/** The page begins to read: what is told from now on would change what it shows. The document itself is the first. */
export function beginReading(): void {
  since = performance.now()
}

/** The server was heard: all that it told before has come. */
export function justHeard(): void {
  since = performance.now() - ON_ITS_WAY_MS
}

/** For how many milliseconds something may have been told that nobody here heard. */
const unheardFor = (): number => performance.now() - since

/** Reports events missed without a connection; `resync` where the server's memory is too short. */
function tellMissed({ cubre, dichos }: EventosAnteriores, tell: ToldListener): void {
  const missed = unheardFor()
  if (missed >= cubre) tell({ name: 'resync', data: null })
  else for (const { hace, nombre, data } of dichos) if (hace <= missed) tell({ name: nombre, data })
}

/**
 * Listens to the server until closed. A lost connection the browser mends by itself; one that was refused (401, 503)
 * it gives up, and we try again, ever later. `listo` brings what was told before it came. `ready`: it has come.
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
    next.addEventListener('listo', ({ data }: MessageEvent<string>) => {
      pause = FIRST_RETRY_MS
      tellMissed(JSON.parse(data), tell)
      alive()
      ready()
    })
    for (const name of eventNames) {
      next.addEventListener(name, ({ data }: MessageEvent<string>) => {
        alive()
        tell({ name, data: JSON.parse(data) })
      })
    }
    next.addEventListener('error', () => {
      clearTimeout(silence)
      if (next.readyState !== EventSource.CLOSED) return
      // refused: perhaps the session ended while nobody could tell; whoever watches over it asks
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
