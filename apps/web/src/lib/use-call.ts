import { useMutation, useQuery } from '@tanstack/react-query'
import { type CallName, call, type PayloadOf, type ReplyOf } from './api/call.ts'
import { isRefusal, standsOtherwise } from './api/errors.ts'
import { type ReadOptions, readOptions } from './api/read-options.ts'
import { refreshAfter } from './refresh.ts'

/** Reads with the cache: `{data, error, isPending, refetch}`. */
export const useRead = <N extends CallName>(name: N, payload: PayloadOf<N>, options: ReadOptions = {}) =>
  useQuery(readOptions(name, payload, options))

interface Como {
  readonly decided?: boolean
}

/**
 * Work of one call or of several: `{mutateAsync, isPending}`; `calls`, those that change something, as in useWrite. Refused
 * since it changed meanwhile (412) or is gone (404), what stands is read before that is told: the next press is a decision of
 * the person, on what they see. `decided`: refused since it was decided already, or over what is no longer so (409, 422),
 * so too; elsewhere a 409 may be a question, and nothing has changed.
 */
export const useWork = <P, R>(
  work: (payload: P) => Promise<R>,
  calls: readonly CallName[],
  { decided = false }: Como = {},
) =>
  useMutation({
    mutationFn: work,
    onSuccess: (_reply, _payload, _result, { client }) => refreshAfter(client, ...calls),
    onError: async (error, _payload, _result, { client }) => {
      const stale = isRefusal(error, 404) || isRefusal(error, 412) || (decided && standsOtherwise(error))
      if (stale) await refreshAfter(client, ...calls)
    },
  })

/** Writes: `{mutateAsync, isPending}`. What shows what the call declares to change is read again afterwards. */
export const useWrite = <N extends CallName>(name: N, como: Como = {}) =>
  useWork((payload: PayloadOf<N>): Promise<ReplyOf<N>> => call(name, payload), [name], como)

/** Decides on what others decide on too: decided by them already, what stands is read again before that is told. */
export const useDecision = <N extends CallName>(name: N) => useWrite(name, { decided: true })

/**
 * Writes what ends a screen: `leave` goes before anything is read again, so that nothing of what it has become is drawn
 * where it was pressed, and nothing of the old screen leads elsewhere. It navigates with `flushSync`: the screen is gone
 * once it is done.
 */
export const useLastWrite = <N extends CallName>(name: N, leave: () => unknown) =>
  useWork(
    async (payload: PayloadOf<N>): Promise<ReplyOf<N>> => {
      const reply = await call(name, payload)
      await leave()
      return reply
    },
    [name],
  )
