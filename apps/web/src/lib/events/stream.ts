import { rutaDeEventos } from '@alerce/contract/eventos'
import { eventNames, type ToldListener } from './told.ts'

const FIRST_RETRY_MS = 1000
const LAST_RETRY_MS = 30_000

/**
 * Listens to the server until closed. A lost connection the browser mends by itself; one that was refused (401, 503)
 * it gives up, and we try again, ever later. What was told meanwhile is lost: the first `listo` after a gap is told
 * as `resync`. `afterGap`: somebody has been waiting for this stream already.
 */
export function openStream(tell: ToldListener, afterGap: boolean): () => void {
  let gap = afterGap
  let pause = FIRST_RETRY_MS
  let retry: ReturnType<typeof setTimeout> | undefined
  let source = connect()

  function connect(): EventSource {
    const next = new EventSource(rutaDeEventos)
    next.addEventListener('listo', () => {
      pause = FIRST_RETRY_MS
      if (gap) tell({ name: 'resync', data: null })
      gap = false
    })
    for (const name of eventNames) {
      next.addEventListener(name, ({ data }: MessageEvent<string>) => tell({ name, data: JSON.parse(data) }))
    }
    next.addEventListener('error', () => {
      gap = true
      if (next.readyState !== EventSource.CLOSED) return
      // refused: perhaps the session ended while nobody could tell; whoever watches over it asks
      tell({ name: 'sesion', data: { motivo: '' } })
      retry = setTimeout(() => {
        source = connect()
      }, pause)
      pause = Math.min(pause * 2, LAST_RETRY_MS)
    })
    return next
  }

  return () => {
    clearTimeout(retry)
    source.close()
  }
}
