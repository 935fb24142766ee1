import { WaitingRefused } from './waiting-refused.ts'

interface Turns {
  /** How many go on at once. */
  readonly atOnce: number
  /** How many more may wait. */
  readonly waiting: number
}

/**
 * The same call, of which only so many go on at once: the others wait in their order, and hold no more than what was
 * asked; one too many is refused (WaitingRefused). What a call may take begins with its turn.
 */
export function inTurn<I, O>(call: (input: I) => Promise<O>, { atOnce, waiting }: Turns): (input: I) => Promise<O> {
  const queue: PromiseWithResolvers<void>[] = []
  let going = 0

  return async (input) => {
    if (going >= atOnce) {
      if (queue.length >= waiting) throw new WaitingRefused()
      const turn = Promise.withResolvers<void>()
      queue.push(turn)
      await turn.promise
    } else going++
    try {
      return await call(input)
    } finally {
      // whoever is next has this one's place
      const next = queue.shift()
      if (next) next.resolve()
      else going--
    }
  }
}
