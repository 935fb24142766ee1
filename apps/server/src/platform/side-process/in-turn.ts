/** What waits, in a lane for each caller, in nobody's name one more: the lanes take turns, and each keeps its order. */
function createLanes<T>() {
  // the next turn is that of the first lane; none is empty
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

/** So many wait already that another would wait longer than its caller does: the same call may pass in a moment. */
export class WaitingRefused extends Error {
  constructor() {
    super('too many wait for their turn')
  }
}

interface Turns {
  /** How many go on at once. */
  readonly atOnce: number
  /** How many more may wait. */
  readonly waiting: number
  /** How many of those may be of one caller: who asks for much waits for their own, and leaves room to the others. */
  readonly own: number
}

/**
 * The same call, of which only so many go on at once: the others wait and hold no more than what was asked, one caller
 * after the other (lanes.ts); one too many is refused (WaitingRefused), of all or of one `caller`.
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
      // whoever is next has this one's place
      const next = queue.next()
      if (next) next.resolve()
      else going--
    }
  }
}
