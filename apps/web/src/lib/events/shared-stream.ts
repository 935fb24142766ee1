import { justHeard, openStream, type Told, type ToldListener } from './stream.ts'
import { takeTurnByWord } from './turn-by-word.ts'

const NAME = 'alerce-eventos'

/**
 * One stream for all tabs of this browser: HTTP/1.1 allows six connections a host, and a stream holds one. The tab that
 * holds the lock listens and relays; when it closes, the next takes over. A tab opened meanwhile asks once for the
 * events since its page began. Without locks (plain http away from loopback) tabs agree by messages. Without a channel
 * each tab listens by itself, and without EventSource there are no events.
 */
export function joinStream(tell: ToldListener): () => void {
  if (!('EventSource' in globalThis)) return () => undefined
  const byWord = globalThis.isSecureContext === false && 'BroadcastChannel' in globalThis
  if (!('locks' in navigator || byWord)) return openStream(tell)

  const channel = new BroadcastChannel(NAME)
  const leaving = new AbortController()
  channel.onmessage = ({ data }: MessageEvent<Told>) => {
    justHeard()
    tell(data)
  }
  const relay: ToldListener = (told) => {
    channel.postMessage(told)
    tell(told)
  }

  const turn = { lead: () => openStream(relay), ask: () => askOnce(tell) }
  const leave = byWord ? takeTurnByWord(turn) : null
  if (!leave) void takeTurn(leaving.signal, turn)
  return () => {
    leave?.()
    leaving.abort()
    channel.close()
  }
}

/** Opens a resource; returns its close function. */
type Opening = () => () => void

function askOnce(tell: ToldListener): () => void {
  const close = openStream(tell, () => close())
  return close
}

/** Leads from the moment the lock is free until `signal` aborts; a tab that waits for it asks meanwhile. */
async function takeTurn(signal: AbortSignal, { lead, ask }: Readonly<Record<'lead' | 'ask', Opening>>): Promise<void> {
  const until = (open: Opening) =>
    new Promise<void>((release) => {
      if (signal.aborted) return release()
      const close = open()
      signal.addEventListener('abort', () => {
        close()
        release()
      })
    })
  await navigator.locks.request(NAME, { ifAvailable: true }, (lock) => (lock ? until(lead) : undefined))
  if (signal.aborted) return
  void until(ask)
  await navigator.locks.request(NAME, { signal }, () => until(lead)).catch(unlessAborted(signal))
}

const unlessAborted = (signal: AbortSignal) => (reason: unknown) => {
  if (!signal.aborted) throw reason
}
