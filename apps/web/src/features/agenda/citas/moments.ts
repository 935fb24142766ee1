interface Moments {
  /** The server has said so: what comes after it may go. */
  readonly done: Promise<void>
  /** What it changed has been read again. */
  readonly read: Promise<unknown>
}

/** An act in its two moments; both are refused with it. `ask`: a write that is given who hears of it. */
export function momentsOf(ask: (said: () => void) => Promise<unknown>): Moments {
  const { promise: done, resolve, reject } = Promise.withResolvers<void>()
  const read = ask(() => resolve())
  read.catch(reject)
  // who waits for the reading alone hears of it there
  done.catch(() => undefined)
  return { done, read }
}
