import type { EventEmitter } from 'node:events'

const signals = ['SIGTERM', 'SIGINT'] as const

/**
 * Repetitions of one order, milliseconds: systemd signals each process of a service, and npm and the primary process
 * forward the signal they got.
 */
const ECHO_MS = 1000
/** Time limit of an orderly stop, milliseconds: a process that hangs longer would be killed anyway. */
const LATEST_MS = 9500

interface Ending {
  /** Time between `drain` and `close` after SIGTERM, milliseconds; 0: no drain. */
  readonly drainMs: number
  /** Tells load balancers to send nothing more; every call is still served. */
  drain(): void
  close(why: string): Promise<void>
  exit(code: number): void
}

/**
 * Runs an action for each order to end. The same signal repeated at once counts as one: it would cut short the drain
 * that the first one began.
 */
export function onOrders(act: (signal: NodeJS.Signals) => void, from: EventEmitter = process): void {
  const last = { signal: '', at: Number.NEGATIVE_INFINITY }
  for (const signal of signals) {
    from.on(signal, () => {
      const at = performance.now()
      if (signal === last.signal && at - last.at < ECHO_MS) return
      Object.assign(last, { signal, at })
      act(signal)
    })
  }
}

/** Ends a server on signals: SIGTERM drains first; a second order closes at once, a third one kills. */
export function endOnSignals({ drainMs, drain, close, exit }: Ending, from: EventEmitter = process): void {
  let closing = false
  let drained: NodeJS.Timeout | undefined

  function end(signal: string): void {
    clearTimeout(drained)
    closing = true
    setTimeout(() => exit(1), LATEST_MS).unref()
    void close(signal).then(() => exit(0))
  }

  onOrders((signal) => {
    if (closing) exit(1)
    else if (signal === 'SIGTERM' && drainMs > 0 && !drained) {
      drain()
      drained = setTimeout(() => end(signal), drainMs)
    } else end(signal)
  }, from)
}
