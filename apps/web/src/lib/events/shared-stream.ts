import { openStream } from './stream.ts'
import type { Told, ToldListener } from './told.ts'

const NAME = 'alerce-eventos'

/**
 * One stream for all tabs of this browser: over HTTP/1.1 it allows six connections a host, and a stream holds one. The
 * tab that holds the lock listens and relays; when it goes, the next in line takes over. Without locks (plain http
 * away from loopback) each tab listens by itself; without EventSource nobody is told anything.
 */
export function joinStream(tell: ToldListener): () => void {
  if (!('EventSource' in globalThis)) return () => undefined
  if (!('locks' in navigator)) return openStream(tell, false)

  const channel = new BroadcastChannel(NAME)
  const leaving = new AbortController()
  channel.onmessage = ({ data }: MessageEvent<Told>) => tell(data)
  const relay: ToldListener = (told) => {
    channel.postMessage(told)
    tell(told)
  }

  void takeTurn(leaving.signal, (afterGap) => openStream(relay, afterGap))
  return () => {
    leaving.abort()
    channel.close()
  }
}

/** Leads from the moment the lock is free until `signal` aborts. Who had to wait for it missed what fell in between. */
async function takeTurn(signal: AbortSignal, open: (afterGap: boolean) => () => void): Promise<void> {
  const lead = (afterGap: boolean) =>
    new Promise<void>((release) => {
      if (signal.aborted) return release()
      const close = open(afterGap)
      signal.addEventListener('abort', () => {
        close()
        release()
      })
    })
  await navigator.locks.request(NAME, { ifAvailable: true }, (lock) => (lock ? lead(false) : undefined))
  if (signal.aborted) return
  await navigator.locks.request(NAME, { signal }, () => lead(true)).catch(unlessAborted(signal))
}

const unlessAborted = (signal: AbortSignal) => (reason: unknown) => {
  if (!signal.aborted) throw reason
}
