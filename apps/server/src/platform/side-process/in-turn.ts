/** Waiting calls, one lane per caller and one for calls without caller. Lanes take turns, and each keeps its order. */
function createLanes<T>() {
  // The first lane has the next turn; no lane is empty
  const lanes = new Map<string | undefined, T[]>()
  let all = 0
  return {
    all: () => all,
    of: (caller: string | undefined) => lanes.get(caller)?.length ?? 0,
    add(one: T, caller: string | undefined): void {
      const lane = lanes.get(caller)
      if (lane) lane.push(one)
      else lanes.set(caller, [one])
      all++
    },
    next(): T | undefined {
      for (const [caller, lane] of lanes) {
        const one = lane.shift()
        lanes.delete(caller)
        if (lane.length > 0) lanes.set(caller, lane)
        all--
        return one
      }
      return undefined
    },
  }
}

/** The queue is full, so a new call would wait too long: the caller may try again in a moment. */
export class WaitingRefused extends Error {
  constructor() {
    super('too many wait for their turn')
  }
}

interface Turns {
  /** Calls that run at the same time. */
  readonly atOnce: number
  /** Calls that may wait. */
  readonly waiting: number
  /** Waiting calls of one caller: the other places stay free for other callers. */
  readonly own: number
}

/**
 * Limits the parallel runs of a call: further calls wait, one caller after the other, and hold only their input. Over
 * the limit of all or of one `caller` they are refused (WaitingRefused).
 */
export function inTurn<I, O>(call: (input: I) => Promise<O>, { atOnce, waiting, own }: Turns) {
  const queue = createLanes<PromiseWithResolvers<void>>()
  let going = 0

  const full = (caller: string | undefined) =>
    queue.all() >= waiting || (caller !== undefined && queue.of(caller) >= own)

  return async (input: I, caller?: string): Promise<O> => {
    if (going >= atOnce) {
      if (full(caller)) throw new WaitingRefused()
      const turn = Promise.withResolvers<void>()
      queue.add(turn, caller)
      await turn.promise
    } else going++
    try {
      return await call(input)
    } finally {
      // The next waiting call takes this place
      const next = queue.next()
      if (next) next.resolve()
      else going--
    }
  }
}
