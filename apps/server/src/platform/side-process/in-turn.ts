import { WaitingRefused } from './waiting-refused.ts'

interface Turns {
  /** How many go on at once. */
  readonly atOnce: number
  /** How many more may wait. */
  readonly waiting: number
  /** How many of those may be of one caller: who asks for much waits for their own, and leaves room to the others. */
  readonly own: number
}

/**
 * The same call, of which only so many go on at once: the others wait in their order, and hold no more than what was
 * asked; one too many is refused (WaitingRefused), of all or of one `caller`.
 */
export function inTurn<I, O>(call: (input: I) => Promise<O>, { atOnce, waiting, own }: Turns) {
  const queue: { readonly turn: PromiseWithResolvers<void>; readonly caller: string | undefined }[] = []
  let going = 0

  const ofOne = (caller: string) => queue.filter((one) => one.caller === caller).length
  const full = (caller: string | undefined) => queue.length >= waiting || (caller !== undefined && ofOne(caller) >= own)

  return async (input: I, caller?: string): Promise<O> => {
    if (going >= atOnce) {
      if (full(caller)) throw new WaitingRefused()
      const turn = Promise.withResolvers<void>()
      queue.push({ turn, caller })
      await turn.promise
    } else going++
    try {
      return await call(input)
    } finally {
      // whoever is next has this one's place
      const next = queue.shift()
      if (next) next.turn.resolve()
      else going--
    }
  }
}
